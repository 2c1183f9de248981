/// An element whose start tag has been read; of use only while a handler takes it.
package struct XMLElement {
  /// What libxml2 hands over of a start tag.
  struct Storage {
    let name: UnsafePointer<UInt8>?
    let namespace: UnsafePointer<UInt8>?
    /// The attributes in groups of five pointers: local name, prefix, namespace, beginning and end of
    /// the value.
    let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    let attributeCount: Int

    /// No element.
    static var none: Storage {
      Storage(name: nil, namespace: nil, attributes: nil, attributeCount: 0)
    }
  }

  /// The identity of the name: within a document, equal names have equal identities, and none is 0.
  package let nameID: UInt

  private let storage: UnsafePointer<Storage>

  init(_ storage: UnsafePointer<Storage>) {
    self.nameID = UInt(bitPattern: storage.pointee.name)
    self.storage = storage
  }

  /// The name, without its prefix where prefixes are looked up.
  package var name: String { storage.pointee.name.map { String(cString: $0) } ?? "" }

  /// The namespace that the prefix stands for; `nil` for none.
  package var namespace: String? { storage.pointee.namespace.map { String(cString: $0) } }

  /// An attribute of an element.
  package struct Attribute: Hashable, Sendable {
    /// The name without its prefix.
    package let name: String
    /// The namespace that the prefix stands for; `nil` for none.
    package let namespace: String?
    /// The value, with references replaced.
    package let value: String
  }

  /// The attributes in the order of the document; they are known only where prefixes are looked up.
  package var attributes: [Attribute] {
    guard let fields = storage.pointee.attributes else { return [] }
    return (0..<storage.pointee.attributeCount).compactMap { index in
      let group = fields + 5 * index
      guard let name = group[0], let start = group[3], let end = group[4] else { return nil }
      let bytes = UnsafeBufferPointer(start: start, count: end - start)
      let value = String(decoding: bytes, as: UTF8.self)
      // Where entities are not expanded, libxml2 gives each ampersand as a reference.
      return Attribute(
        name: String(cString: name), namespace: group[2].map { String(cString: $0) },
        value: value.utf8.contains(UInt8(ascii: "&")) ? value.replacing("&#38;", with: "&") : value)
    }
  }
}
