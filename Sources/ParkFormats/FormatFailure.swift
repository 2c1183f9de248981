/// Why a format cannot be written on this machine, whatever the map.
package struct FormatFailure: Error, Hashable, Sendable {
  /// What is missing and how to get it, one line each, in lower case without a full stop.
  package let messages: [String]

  init(_ messages: String...) {
    self.messages = messages
  }
}
