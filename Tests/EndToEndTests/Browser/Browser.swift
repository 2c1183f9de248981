#if os(Linux)
  import Foundation
  import Glibc

  /// A Chromium without a window, driven by the Chrome DevTools Protocol through two pipes.
  ///
  /// It resolves no host's name, so that nothing it asks for can leave the machine; what it asks for is
  /// seen all the same.
  final class Browser {
    /// Why the browser did not do what it was told.
    enum Failure: Error {
      /// The system refused something.
      case system(String, Int32)
      /// It gave no answer in time.
      case silence(waitingFor: String)
      /// It answered with an error.
      case refusal(String)
    }

    /// What the browser tells by itself.
    struct Event {
      let method: String
      let parameters: JSON
    }

    private let child: Child
    private let commands: Int32
    private let answers: Int32
    private var received = Data()
    private var nextNumber = 1
    private(set) var events: [Event] = []

    private static let flags = [
      "--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-extensions", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--force-color-profile=srgb", "--host-resolver-rules=MAP * ~NOTFOUND",
    ]

    /// Starts a browser that keeps its files in `folder`.
    init(in folder: String) throws {
      let paths = ["commands", "answers"].map { folder + "/" + $0 }
      for path in paths where mkfifo(path, 0o600) != 0 { throw Failure.system("mkfifo", errno) }
      // Opened for both, a named pipe does not wait for its other end.
      commands = open(paths[0], O_RDWR | O_CLOEXEC)
      answers = open(paths[1], O_RDWR | O_CLOEXEC)
      guard commands >= 0, answers >= 0 else { throw Failure.system("open", errno) }
      let script = #"in=$1 out=$2; shift 2; exec "$@" 3<"$in" 4>"$out""#
      let words = [try Tool.chromium.path, "--user-data-dir=" + folder + "/profile"] + Self.flags
      child = try Child(
        .sh, ["-c", script, "sh"] + paths + words, input: "/dev/null", output: "/dev/null",
        errors: folder + "/errors", environment: environment(["HOME": folder]), folder: nil)
    }

    /// Ends the browser and waits until it is gone.
    func quit() {
      _ = try? send("Browser.close")
      _ = try? child.wait()
      close(commands)
      close(answers)
    }

    /// Gives a command and returns its result.
    @discardableResult
    func send(
      _ method: String, _ parameters: [String: JSON] = [:], session: String? = nil
    ) throws -> JSON {
      let number = Double(nextNumber)
      nextNumber += 1
      var message: [String: JSON] = [
        "id": .number(number), "method": .string(method), "params": .object(parameters),
      ]
      if let session { message["sessionId"] = .string(session) }
      try write(JSONEncoder().encode(JSON.object(message)) + [0])
      while true {
        let answer = try nextMessage(waitingFor: method)
        guard answer["id"]?.number == number else { continue }
        if let error = answer["error"] { throw Failure.refusal("\(method): \(error)") }
        return answer["result"] ?? .null
      }
    }

    /// Waits until the browser has told `method`.
    func wait(for method: String) throws {
      while !events.contains(where: { $0.method == method }) {
        _ = try nextMessage(waitingFor: method)
      }
    }

    /// Forgets what the browser has told.
    func forgetEvents() { events = [] }

    private func nextMessage(waitingFor what: String) throws -> JSON {
      while true {
        if let end = received.firstIndex(of: 0) {
          let message = try JSON(received[received.startIndex..<end])
          received = Data(received[(end + 1)...])
          if let method = message["method"]?.string {
            events.append(Event(method: method, parameters: message["params"] ?? .null))
          }
          return message
        }
        try receive(waitingFor: what)
      }
    }

    private func receive(waitingFor what: String) throws {
      var poll = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, 60_000) > 0 else { throw Failure.silence(waitingFor: what) }
      var block = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(answers, &block, block.count)
      guard count > 0 else { throw Failure.system("read", errno) }
      received.append(contentsOf: block[..<count])
    }

    private func write(_ data: Data) throws {
      var rest = data[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(commands, $0.baseAddress, $0.count) }
        guard count > 0 else { throw Failure.system("write", errno) }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Lends a page of a browser of its own.
  func withBrowserPage<Result>(_ body: (BrowserPage) throws -> Result) throws -> Result {
    try withTemporaryFolder { folder in
      let browser = try Browser(in: folder)
      defer { browser.quit() }
      return try body(try BrowserPage(in: browser))
    }
  }
#endif
