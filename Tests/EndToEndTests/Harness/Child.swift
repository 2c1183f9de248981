import Foundation

#if canImport(Glibc)
  import Glibc
  private typealias FileActions = posix_spawn_file_actions_t
  private typealias Attributes = posix_spawnattr_t
#elseif canImport(Darwin)
  import Darwin
  private typealias FileActions = posix_spawn_file_actions_t?
  private typealias Attributes = posix_spawnattr_t?
#endif

/// A program that has been started.
struct Child {
  let process: pid_t

  /// A call of the system that failed.
  struct Failure: Error {
    let call: String
    let code: Int32
  }

  /// Starts `tool` with its standard streams at the given files.
  ///
  /// The files are opened in the child, so that no descriptor leaks into another one. With
  /// `outputDescriptor`, standard output goes there instead of into a file.
  init(
    _ tool: Tool, _ arguments: [String], input: String, output: String, errors: String,
    outputDescriptor: Int32? = nil, environment: [String: String], folder: String?
  ) throws {
    let command = try Child.command(tool, arguments, folder: folder)
    var actions = try Child.actions()
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = try Child.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    if let outputDescriptor {
      posix_spawn_file_actions_adddup2(&actions, outputDescriptor, STDOUT_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, writing, 0o600)
    }
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, writing, 0o600)
    self.process = try Child.withStrings(command) { words in
      try Child.withStrings(environment.map { "\($0)=\($1)" }) { variables in
        var process = pid_t()
        let code = posix_spawn(&process, command[0], &actions, &attributes, words, variables)
        if code != 0 { throw Failure(call: "posix_spawn", code: code) }
        return process
      }
    }
  }

  /// Returns the words that run `tool`; a shell changes the folder and becomes the program.
  private static func command(
    _ tool: Tool, _ arguments: [String], folder: String?
  ) throws -> [String] {
    let words = try [tool.path] + arguments
    guard let folder else { return words }
    return try [Tool.sh.path, "-c", #"cd "$0" && exec "$@""#, folder] + words
  }

  private static func actions() throws -> FileActions {
    #if canImport(Glibc)
      var actions = FileActions()
    #else
      var actions: FileActions = nil
    #endif
    let code = posix_spawn_file_actions_init(&actions)
    if code != 0 { throw Failure(call: "posix_spawn_file_actions_init", code: code) }
    return actions
  }

  /// Lets all signals through, which the threads of the tests hold back.
  private static func attributes() throws -> Attributes {
    #if canImport(Glibc)
      var attributes = Attributes()
    #else
      var attributes: Attributes = nil
    #endif
    let code = posix_spawnattr_init(&attributes)
    if code != 0 { throw Failure(call: "posix_spawnattr_init", code: code) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    return attributes
  }

  /// Lends `strings` as a C array that ends in a null pointer.
  private static func withStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) throws -> Result
  ) throws -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    return try pointers.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { throw Failure(call: "strdup", code: ENOMEM) }
      return try body(base)
    }
  }

  /// Waits until the program has ended.
  func wait() throws -> Finished.Ending { try waitAndMeasure().ending }

  /// Waits until the program has ended, and tells the CPU time that it took too.
  func waitAndMeasure() throws -> (ending: Finished.Ending, microseconds: Int) {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      if errno != EINTR { throw Failure(call: "wait4", code: errno) }
    }
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    let microseconds = Int(usage.ru_utime.tv_usec) + Int(usage.ru_stime.tv_usec)
    let signal = status & 0x7F
    return (
      signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal),
      seconds * 1_000_000 + microseconds
    )
  }
}
