import Foundation
import Testing

/// A repository of Git that uses hooks of this package, with a home folder of its own.
struct ScratchRepository {
  /// The folder with the files.
  let path: String

  private let own: String

  /// Which hook is used, and from where.
  enum Source {
    /// The hook `id` of `.pre-commit-hooks.yaml` in an otherwise empty repository, with the parkcheck
    /// that has been built for the tests.
    case installed(id: String)

    /// The hooks `ids` of the last commit of this repository, built by pre-commit.
    case built(ids: [String])
  }

  /// Creates a repository without commits in `folder`.
  init(in folder: String, _ source: Source) throws {
    own = folder
    path = folder + "/project"
    for name in ["project", "home", "bin"] {
      try FileManager.default.createDirectory(
        atPath: folder + "/" + name, withIntermediateDirectories: true)
    }
    try git("init", "--quiet")
    switch source {
    case .installed(let id):
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/bin/parkcheck", withDestinationPath: Tool.parkcheck.path)
      let hooks = folder + "/hooks"
      try copyManifest(to: hooks)
      try configure(hooks, ScratchRepository.lines(for: Hook.called(id)))
    case .built(let ids):
      try configure(Repository.root, ids.map { "      - id: \($0)" })
    }
  }

  private func copyManifest(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try copy(Hook.manifest, to: folder + "/.pre-commit-hooks.yaml")
    try git("init", "--quiet", in: folder)
    try git("add", ".", in: folder)
    try git("commit", "--quiet", "--message", "Hooks", in: folder)
  }

  /// Returns the lines that use `hook`, with the parkcheck on the path even where pre-commit would
  /// build one, which not every version can.
  private static func lines(for hook: Hook) -> [String] {
    let id = "      - id: \(hook.id)"
    if hook.fields["language"] == "system" { return [id] }
    return [id, "        language: system", "        minimum_pre_commit_version: '0'"]
  }

  private func configure(_ hooks: String, _ lines: [String]) throws {
    let revision = try git("rev-parse", "HEAD", in: hooks).text.filter(\.isHexDigit)
    let configuration =
      ["repos:", "  - repo: \(hooks)", "    rev: \(revision)", "    hooks:"] + lines
    try write(
      configuration.joined(separator: "\n") + "\n", to: path + "/.pre-commit-config.yaml")
  }

  private var environment: [String: String] {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return [
      "PATH": own + "/bin:" + folders, "HOME": own + "/home", "LC_ALL": "C.UTF-8",
      "PRE_COMMIT_HOME": own + "/home/pre-commit", "PRE_COMMIT_COLOR": "never",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "A Maker", "GIT_AUTHOR_EMAIL": "maker@example.org",
      "GIT_COMMITTER_NAME": "A Maker", "GIT_COMMITTER_EMAIL": "maker@example.org",
    ]
  }

  /// Runs git, which must succeed.
  @discardableResult
  private func git(_ arguments: String..., in folder: String? = nil) throws -> Finished {
    let finished = try run(
      .git, arguments, environment: environment, in: folder ?? path)
    try #require(finished.ending == .exit(0), "git \(arguments): \(finished.errors)")
    return finished
  }

  // MARK: Files

  /// Writes a file into the repository.
  func add(_ text: String, as name: String) throws { try write(text, to: path + "/" + name) }

  /// Copies a file into the repository.
  func add(contentsOf file: String, as name: String) throws {
    try write(bytes(of: file), to: path + "/" + name)
  }

  // MARK: Hooks

  /// Tells Git to run pre-commit before each commit.
  func install() throws {
    let finished = try run(.preCommit, ["install"], environment: environment, in: path)
    try #require(finished.ending == .exit(0), "\(finished.text)\(finished.errors)")
  }

  /// Commits all files; a hook may refuse that.
  func commit() throws -> Finished {
    try git("add", ".")
    return try run(
      .git, ["commit", "--quiet", "--message", "A change"], environment: environment, in: path)
  }

  /// How many commits there are.
  var commitCount: Int {
    get throws {
      Int(try git("rev-list", "--all", "--count").text.filter(\.isNumber)) ?? -1
    }
  }

  /// Runs the hooks on all files.
  func runHooks() throws -> Finished {
    try git("add", ".")
    return try run(
      .preCommit, ["run", "--all-files", "--verbose"], environment: environment, in: path)
  }
}

/// Lends a new repository with one of the hooks.
func withScratchRepository<Result>(
  _ source: ScratchRepository.Source, _ body: (ScratchRepository) throws -> Result
) throws -> Result {
  try withTemporaryFolder { try body(ScratchRepository(in: $0, source)) }
}
