import Testing

@Suite("Changes in git")
struct GitTests {
  @Test("The recipe of the README shows what has moved since the last commit")
  func difftool() throws {
    try withTemporaryFolder { folder in
      let setting = #"git config difftool.park.cmd 'parkconv diff "$LOCAL" "$REMOTE"'"#
      let command = "git difftool --dir-diff --tool park"
      let readme = try text(of: Repository.root + "/README.md")
      #expect(readme.contains(setting) && readme.contains(command))
      let script = """
        set -e
        printf '%s' '<plist version="1.0"><array><string>{50,8}</string></array></plist>' > LoopRoute.plist
        git init -q . && git add . && git -c user.name=A -c user.email=a@example.org commit -qm One
        sed -i 's/50,8/50.001,8/' LoopRoute.plist
        PATH="$0:$PATH"; \(setting); \(command)
        """
      let bin = try Tool.parkconv.path.split(separator: "/").dropLast().joined(separator: "/")
      let finished = try run(.sh, ["-c", script, "/" + bin], in: folder)
      #expect(
        finished.text
          == "~ route  LoopRoute  1 point moved 111.3 m; length less than 0.01 m → less than 0.01 m\n",
        "\(finished.errors)")
    }
  }
}
