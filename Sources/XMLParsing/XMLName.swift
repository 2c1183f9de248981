/// The name of an element or of a namespace in a document that is being read.
///
/// Equal names of a document are one and the same, so that comparing them costs nothing. A name is of
/// use only while a handler takes what the document holds.
package struct XMLName: Hashable, Sendable {
  /// What the name is known by; 0 for no name.
  ///
  /// It is the address of the bytes, which end with a zero and stay where they are while the document
  /// is read.
  package let id: UInt

  init(_ start: UnsafePointer<UInt8>?) {
    id = UInt(bitPattern: start)
  }

  /// No name, which equals none that a document has.
  package static let none = XMLName(nil)

  /// The text of the name; `nil` for ``none``.
  package var text: String? { UnsafePointer<UInt8>(bitPattern: id).map { String(cString: $0) } }
}
