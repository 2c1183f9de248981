import Checking
import Conversion
import Diagnostics
import TestSupport

/// Property lists to be checked.
enum Documents {
  /// Returns the property list with the root value `root`; `top` stands in front of it.
  static func plist(_ root: String, top: String = "") -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(top)<plist version=\"1.0\">\n\(root)\n</plist>\n"
  }

  /// Returns a park of 1 km around `{latitude,4.3}`.
  static func park(latitude: Int = 52) -> String {
    let corners = [
      ("midCoord", "0500", "3000"), ("overlayTopLeftCoord", "0550", "2925"),
      ("overlayTopRightCoord", "0550", "3075"), ("overlayBottomLeftCoord", "0450", "2925"),
    ]
    return plist(
      "<dict>\n"
        + corners.map {
          "<key>\($0)</key>\n<string>{\(latitude).\($1),4.\($2)}</string>\n"
        }.joined() + "</dict>")
  }

  /// Returns a pin.
  static func pin(
    _ name: String = "Noodle Bar", latitude: String = "52.0510", type: String = "1",
    more: String = ""
  ) -> String {
    """
    <dict>
    <key>name</key>
    <string>\(name)</string>
    <key>location</key>
    <string>{\(latitude),4.3010}</string>
    <key>type</key>
    <string>\(type)</string>
    \(more)</dict>

    """
  }

  /// Returns an attractions file.
  static func pins(_ pins: String..., top: String = "") -> String {
    plist("<array>\n" + pins.joined() + "</array>", top: top)
  }

  /// A route of one point, which is an error.
  static let shortRoute = plist("<array><string>{52.0510,4.3010}</string></array>")
}

extension ScratchFolder {
  /// Checks the files at `names`, or all.
  func check(
    _ names: String..., adjusting adjust: (inout CheckRun.Request) -> Void = { _ in }
  ) throws -> CheckRun {
    let paths = names.isEmpty ? [path] : names.map { path(of: $0) }
    var request = CheckRun.Request(paths.map(InputArgument.init))
    adjust(&request)
    return try CheckRun(request)
  }
}

extension CheckRun {
  /// All findings.
  var findings: [Diagnostic] { results.flatMap(\.findings) }

  /// The names of the rules that found something, in the order of the findings.
  var rules: [String] { findings.map(\.rule.name) }
}
