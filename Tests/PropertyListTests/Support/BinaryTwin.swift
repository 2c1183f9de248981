import ByteIO
import Diagnostics
import PropertyList

/// Turns a property list as it is read into a binary one with the same values.
final class BinaryTwin: PropertyListConsumer {
  private var objects: [[UInt8]] = []
  private var texts: [[UInt8]: Int] = [:]
  private var elements: [Int] = []
  private var root = 0
  private let referenceWidth: Int

  private init(referenceWidth: Int) {
    self.referenceWidth = referenceWidth
  }

  /// Returns the binary twin of the XML property list `bytes`.
  static func of(
    _ bytes: [UInt8], referenceWidth: Int, offsetWidth: Int
  ) throws -> BinaryPropertyList {
    let file = try ScratchFile(bytes)
    let twin = BinaryTwin(referenceWidth: referenceWidth)
    _ = try PropertyListReader.read(
      ByteSource(path: file.path), into: twin, diagnostics: DiagnosticCollector())
    var list = BinaryPropertyList(twin.objects)
    list.root = twin.root
    list.referenceWidth = referenceWidth
    list.offsetWidth = offsetWidth
    return list
  }

  func rootArrayBegan(at position: SourcePosition) {}

  func rootArray(
    elements range: Range<PropertyListTree.Index>, of tree: inout PropertyListTree, from index: Int
  ) -> ReadingStep {
    tree.forEachElement(in: range, from: index) { element, _ in
      elements.append(add(tree, element))
      return .goOn
    }
  }

  func rootArrayEnded() {
    root = objects.count
    objects.append(BinaryPropertyList.array(elements, width: referenceWidth))
  }

  func root(_ tree: inout PropertyListTree) {
    root = add(tree, 0)
  }

  private func add(_ tree: PropertyListTree, _ index: PropertyListTree.Index) -> Int {
    switch tree.kind(of: index) {
    case .array:
      let references = tree.elements(of: index).map { add(tree, $0) }
      return append(BinaryPropertyList.array(references, width: referenceWidth))
    case .dictionary:
      let entries = tree.entries(of: index).map { (add(tree, $0.key), add(tree, $0.value)) }
      return append(
        BinaryPropertyList.dictionary(
          entries.map(\.0), entries.map(\.1), width: referenceWidth))
    default:
      return addShared(scalar(tree.kind(of: index), tree.string(of: index)))
    }
  }

  private func append(_ object: [UInt8]) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  private func addShared(_ object: [UInt8]) -> Int {
    if let known = texts[object] { return known }
    texts[object] = objects.count
    return append(object)
  }

  private func scalar(_ kind: PropertyListTree.Kind, _ text: String) -> [UInt8] {
    switch kind {
    case .integer:
      if let value = Int64(text) {
        return BinaryPropertyList.integer(UInt64(bitPattern: value), width: 8)
      }
      return [0x14] + bigEndian(UInt64(text) ?? 0, width: 16)
    case .real: return BinaryPropertyList.real(Double(text) ?? .nan)
    case .true: return [0x09]
    case .false: return [0x08]
    case .data: return BinaryPropertyList.header(0x40, count: 2) + [0, 1]
    default: return BinaryPropertyList.string(text)
    }
  }
}
