/// When text is coloured.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  /// Always.
  case always
  /// Never.
  case never

  /// Returns whether text is coloured that goes to a terminal or not.
  package func isColoured(isTerminal: Bool) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: Console.wantsColor(isTerminal: isTerminal)
    }
  }
}
