/// Returns a text in single quotes on one line: control characters stand as `\u{…}`.
func quoted(_ text: String) -> String {
  var shown = "'"
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator:
      shown += scalar.escaped(asASCII: true)
    default:
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown + "'"
}
