/// The name of an element or of a namespace in a document that is being read.
///
/// Equal names of a document are one and the same, so that comparing them costs nothing. A name is of
/// use only while a handler takes what the document holds.
package struct XMLName: Hashable, @unchecked Sendable {
  /// The bytes, which end with a zero and stay where they are while the document is read; `nil` for no
  /// name.
  private let start: UnsafePointer<UInt8>?

  init(_ start: UnsafePointer<UInt8>?) {
    self.start = start
  }

  /// No name, which equals none that a document has.
  package static let none = XMLName(nil)

  /// The text of the name; `nil` for ``none``.
  package var text: String? { start.map { String(cString: $0) } }
}
