import Foundation
import Testing

@Suite("Changes in git, by the recipes of the README")
struct GitTests {
  private static let difftool = [
    #"git config difftool.park.cmd 'parkconv diff -- "$LOCAL" "$REMOTE"'"#,
    "git difftool --dir-diff --tool park",
  ]
  private static let textconv = [
    "git config diff.park.textconv 'parkconv info --facts --'",
    "echo '*.plist diff=park' >> .gitattributes", "git diff",
  ]
  private static let driver = [
    #"git config diff.park.command 'show() { parkconv diff --exit-zero -- "$2" "$5"; }; show'"#,
    "echo '*.plist diff=park' >> .gitattributes", "git diff",
  ]

  private static func route(_ places: String...) -> String {
    "<plist version=\"1.0\"><array>"
      + places.map { "<string>\($0)</string>" }.joined() + "</array></plist>"
  }

  /// Commits a folder, changes it, and returns what the last of `commands` shows.
  private func shown(_ commands: [String], change: String) throws -> Finished {
    let readme = try text(of: Repository.root + "/README.md")
    for command in commands { #expect(readme.contains(command), "\(command)") }
    return try withTemporaryFolder { folder in
      try write(Self.route("{50,8}", "{50.01,8}"), to: folder + "/LoopRoute.plist")
      try write(
        "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>Zoo</string></dict></plist>",
        to: folder + "/Info.plist")
      let script = """
        set -e
        export HOME="$PWD" PATH="$0:$PATH"
        git init -q . && git add . && git -c user.name=A -c user.email=a@example.org commit -qm One
        \(change)
        \(commands.joined(separator: "\n"))
        """
      let bin = URL(fileURLWithPath: try Tool.parkconv.path).deletingLastPathComponent().path
      return try run(.sh, ["-c", script, bin], in: folder)
    }
  }

  /// The lines that begin with a plus or a minus, but for those that name files.
  private func changedLines(_ finished: Finished) -> [Substring] {
    finished.text.split(separator: "\n").filter {
      "+-".contains($0.prefix(1)) && !$0.hasPrefix("+++") && !$0.hasPrefix("---")
    }
  }

  private static let move = "sed -i 's/50.01,8/50.02,8/' LoopRoute.plist"
  private static let moved =
    "~ route  LoopRoute  1 point moved 1113.2 m; length 1113.2 m → 2226.4 m\n"

  @Test("The difftool shows what has moved since the last commit")
  func difftool() throws {
    let finished = try shown(Self.difftool, change: Self.move)
    #expect(finished.text == Self.moved, "\(finished.errors)")
  }

  @Test(
    "The diff driver shows what has moved, come and gone",
    arguments: [
      (move, moved), ("git rm -q LoopRoute.plist", ""),
      (
        "cp LoopRoute.plist WalkRoute.plist; git add -N .",
        "+ route  WalkRoute  2 points, 1113.2 m\n"
      ),
    ])
  func driver(change: String, text: String) throws {
    let finished = try shown(Self.driver, change: change)
    #expect(finished.text == text, "\(finished.errors)")
    #expect(finished.ending == .exit(0))
  }

  @Test("A broken file does not end the diff driver")
  func brokenDriver() throws {
    let finished = try shown(
      Self.driver, change: "echo '<plist>' > LoopRoute.plist; sed -i 's/Zoo/Ark/' Info.plist")
    #expect(finished.ending == .exit(0), "\(finished.errors)")
    #expect(finished.errors.contains("the versions can't be compared"))
  }

  @Test("The text that git compares has a line for each fact")
  func textconv() throws {
    let finished = try shown(Self.textconv, change: Self.move)
    #expect(
      changedLines(finished) == [
        "-route \"LoopRoute\" point {50.01,8}", "+route \"LoopRoute\" point {50.02,8}",
      ], "\(finished.errors)")
    #expect(finished.ending == .exit(0))
  }

  @Test("Order and layout of a file are no difference of its text")
  func layout() throws {
    let finished = try shown(
      Self.textconv,
      change: "sed -i 's/{50,8}/{ 50.0, 8.00 }/; s/<array>/<array>\\n/' LoopRoute.plist")
    #expect(changedLines(finished) == [], "\(finished.errors)")
  }

  @Test("Binary files are compared, and with text too")
  func binary() throws {
    let finished = try shown(
      Self.textconv,
      change: Self.move
        + "; parkconv plist-to-plist -q --binary LoopRoute.plist -o Binary; mv Binary/* .")
    #expect(changedLines(finished).count == 2, "\(finished.text)\(finished.errors)")
    #expect(finished.text.contains("point {50.02,8}") && finished.ending == .exit(0))
  }

  @Test(
    "A broken file, and one about something else, have a text too",
    arguments: [
      ("echo '<plist>' > LoopRoute.plist", "+<plist>"),
      ("sed -i 's/50.01,8/50.01;8/' LoopRoute.plist", "-route \"LoopRoute\" point {50.01,8}"),
      ("printf 'bplist00\\0\\1' > LoopRoute.plist", "+10 bytes"),
      ("sed -i 's/Zoo/Ark/' Info.plist", "+CFBundleName \"Ark\""),
      (": > LoopRoute.plist", "-route \"LoopRoute\" point {50,8}"),
    ])
  func broken(change: String, line: Substring) throws {
    let finished = try shown(Self.textconv, change: change)
    #expect(changedLines(finished).contains(line), "\(finished.text)\(finished.errors)")
    #expect(finished.ending == .exit(0))
  }
}
