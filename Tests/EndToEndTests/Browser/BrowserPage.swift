#if os(Linux)
  import Foundation
  import Testing

  /// A page in a browser.
  struct BrowserPage {
    private let browser: Browser
    private let session: String

    /// A script of a test that failed.
    struct ScriptFailure: Error {
      let details: JSON
    }

    init(in browser: Browser) throws {
      self.browser = browser
      let target = try browser.send("Target.createTarget", ["url": "about:blank"])
      let attached = try browser.send(
        "Target.attachToTarget", ["targetId": target["targetId"] ?? .null, "flatten": true])
      session = attached["sessionId"]?.string ?? ""
      for domain in ["Page", "Runtime", "Log", "Network"] { try send(domain + ".enable") }
    }

    @discardableResult
    private func send(_ method: String, _ parameters: [String: JSON] = [:]) throws -> JSON {
      try browser.send(method, parameters, session: session)
    }

    /// Opens the file at `path` and waits until it is loaded.
    func open(_ path: String) throws {
      browser.forgetEvents()
      try send("Page.navigate", ["url": .string("file://" + path)])
      try browser.wait(for: "Page.loadEventFired")
    }

    /// Returns the value of a script, for which promises are waited.
    @discardableResult
    func evaluate(_ script: String) throws -> JSON {
      let answer = try send(
        "Runtime.evaluate",
        [
          "expression": .string(script), "returnByValue": true, "awaitPromise": true,
          "userGesture": true,
        ])
      if let details = answer["exceptionDetails"] { throw ScriptFailure(details: details) }
      return answer["result"]?["value"] ?? .null
    }

    /// Returns how many elements `selector` matches.
    func count(_ selector: String) throws -> Int {
      Int(try evaluate("document.querySelectorAll('\(selector)').length").number ?? -1)
    }

    /// Returns the text of the first element that `selector` matches, as it shows.
    func text(_ selector: String) throws -> String? {
      try evaluate("document.querySelector('\(selector)')?.innerText ?? null").string
    }

    /// Clicks the first element that `selector` matches.
    func click(_ selector: String) throws {
      try evaluate("document.querySelector('\(selector)').click()")
    }

    /// Presses a key and lets it go.
    func press(_ key: Key) throws {
      let parameters: [String: JSON] = [
        "key": .string(key.name), "code": .string(key.name),
        "windowsVirtualKeyCode": .number(key.code),
      ]
      var down = parameters
      down["type"] = "keyDown"
      if let text = key.text { down["text"] = .string(text) }
      try send("Input.dispatchKeyEvent", down)
      try send("Input.dispatchKeyEvent", parameters.merging(["type": "keyUp"]) { $1 })
    }

    /// A key of the keyboard.
    enum Key {
      case tab, enter, escape

      fileprivate var name: String {
        switch self {
        case .tab: "Tab"
        case .enter: "Enter"
        case .escape: "Escape"
        }
      }

      fileprivate var code: Double {
        switch self {
        case .tab: 9
        case .enter: 13
        case .escape: 27
        }
      }

      fileprivate var text: String? { self == .enter ? "\r" : nil }
    }

    // MARK: What the browser saw

    /// The addresses that the page has asked for, but for its own data.
    var requests: [String] {
      get throws {
        try evaluate("new Promise((done) => setTimeout(done, 50))")
        return browser.events.filter { $0.method == "Network.requestWillBeSent" }
          .compactMap { $0.parameters["request"]?["url"]?.string }
          .filter { !$0.hasPrefix("data:") && !$0.hasPrefix("file:") }
      }
    }

    /// What stands in the console, and what scripts have thrown.
    var complaints: [String] {
      get throws {
        try evaluate("new Promise((done) => setTimeout(done, 50))")
        let methods = [
          "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded",
          "Page.javascriptDialogOpening",
        ]
        return browser.events.filter { methods.contains($0.method) }
          .map { "\($0.method): \($0.parameters)" }
      }
    }

    // MARK: How it looks

    /// The circumstances in which a page is seen.
    struct Look {
      var width = 1280.0
      var height = 860.0
      var density = 1.0
      var isDark = false
      var isPaper = false
    }

    /// Has the page seen in the circumstances `look`.
    func show(as look: Look) throws {
      try send(
        "Emulation.setDeviceMetricsOverride",
        [
          "width": .number(look.width), "height": .number(look.height),
          "deviceScaleFactor": .number(look.density), "mobile": .bool(look.width < 600),
        ])
      let scheme: JSON = .object([
        "name": "prefers-color-scheme", "value": look.isDark ? "dark" : "light",
      ])
      try send(
        "Emulation.setEmulatedMedia",
        ["media": look.isPaper ? "print" : "screen", "features": .array([scheme])])
      try evaluate("new Promise((done) => setTimeout(done, 600))")
    }

    /// Returns a picture of the page as PNG.
    func screenshot() throws -> Data {
      let answer = try send("Page.captureScreenshot", ["format": "png"])
      return Data(base64Encoded: answer["data"]?.string ?? "") ?? Data()
    }
  }

  /// Lends a page that shows `inputs`.
  func withMap(
    _ inputs: String..., options: [String] = [], ending: Finished.Ending = .exit(0),
    _ body: (BrowserPage) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/map.html"
      let finished = try run(.parkconv, ["plist-to-html"] + inputs + options + ["-o", path])
      try #require(finished.ending == ending, "\(finished.errors)")
      try withBrowserPage { page in
        try page.open(path)
        try body(page)
      }
    }
  }
#endif
