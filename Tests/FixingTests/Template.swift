/// A text with changes marked in it: `⟦old|new⟧`.
struct Template {
  let text: String

  /// The text before the changes.
  var before: String { resolved(isAfter: false) }

  /// The text after the changes.
  var after: String { resolved(isAfter: true) }

  private func resolved(isAfter: Bool) -> String {
    var result = String.UnicodeScalarView()
    var side: Bool?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "⟦": side = false
      case "|": side = true
      case "⟧": side = nil
      default: if side == nil || side == isAfter { result.append(scalar) }
      }
    }
    return String(result)
  }
}
