import Foundation

/// What a program reads from standard input.
enum Input {
  case nothing
  case text(String)
  case file(String)
}

/// Runs `tool` to its end.
///
/// Standard output and error go through files, so that no length of either can block the program. The
/// environment is that of ``environment(_:)``, the folder that of the tests unless another is given.
func run(
  _ tool: Tool, _ arguments: [String], input: Input = .nothing,
  environment changes: [String: String] = [:], in folder: String? = nil
) throws -> Finished {
  try withTemporaryFolder { own in
    let (output, errors) = (own + "/output", own + "/errors")
    let child = try Child(
      tool, arguments, input: try inputFile(input, own), output: output, errors: errors,
      environment: environment(changes), folder: folder)
    let ending = try child.wait()
    return Finished(ending: ending, output: try bytes(of: output), errors: try text(of: errors))
  }
}

/// Runs parkconv to its end.
func parkconv(
  _ arguments: String..., input: Input = .nothing, environment: [String: String] = [:],
  in folder: String? = nil
) throws -> Finished {
  try run(.parkconv, arguments, input: input, environment: environment, in: folder)
}

/// Returns the environment of the tests with `changes`, in the locale C and without what would change
/// the output.
func environment(_ changes: [String: String] = [:]) -> [String: String] {
  var environment = ProcessInfo.processInfo.environment
  for name in ["NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "LANG", "LANGUAGE", "TZ"] {
    environment[name] = nil
  }
  // A hook of Git that runs the tests names its own repository.
  for name in environment.keys where name.hasPrefix("GIT_") { environment[name] = nil }
  environment["LC_ALL"] = "C"
  return environment.merging(changes) { $1 }
}

private func inputFile(_ input: Input, _ folder: String) throws -> String {
  switch input {
  case .nothing: return "/dev/null"
  case .file(let path): return path
  case .text(let text):
    let path = folder + "/input"
    try write(text, to: path)
    return path
  }
}
