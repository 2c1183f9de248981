internal import ByteIO
internal import Diagnostics
import Foundation
internal import PropertyList

extension Attack {
  /// Property lists of both forms: what is read without a fault, Foundation reads too, with the same
  /// values.
  static let difference = Attack("difference") { bytes in
    let collector = DiagnosticCollector()
    guard
      let tree = try? PropertyListReader.tree(
        of: ByteSource(bytes, named: ""), diagnostics: collector),
      collector.diagnostics.isEmpty
    else { return true }
    do {
      let other = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      expect(tree.isSame(0, as: other), "Foundation reads \(other)")
    } catch {
      fatalError("Foundation reads nothing: \(error)")
    }
    return true
  }
}

extension PropertyListTree {
  /// Returns whether the value at `index` is the one that Foundation has read.
  fileprivate func isSame(_ index: Index, as other: Any) -> Bool {
    switch kind(of: index) {
    case .dictionary: return isSameDictionary(index, as: other)
    case .array:
      guard let others = other as? [Any] else { return false }
      let indices = Array(elements(of: index))
      return indices.count == others.count
        && zip(indices, others).allSatisfy { isSame($0, as: $1) }
    case .true: return other as? Bool == true
    case .false: return other as? Bool == false
    case .integer, .real: return (other as? NSNumber).map { isSame(index, as: $0) } ?? false
    case .string, .key: return (other as? String).map { text(of: index).elementsEqual($0.utf8) } ?? false
    case .data: return (other as? Data)?.base64EncodedString() == string(of: index)
    case .date: return (other as? Date).map { isSame(index, as: $0) } ?? false
    case .invalid: return false
    }
  }

  private func isSameDictionary(_ index: Index, as other: Any) -> Bool {
    guard let others = other as? [String: Any] else { return false }
    let entries = Array(entries(of: index))
    return entries.count == others.count
      && entries.allSatisfy { entry in
        others[string(of: entry.key)].map { isSame(entry.value, as: $0) } ?? false
      }
  }

  private func isSame(_ index: Index, as number: NSNumber) -> Bool {
    kind(of: index) == .real
      ? Double(string(of: index)) == number.doubleValue : string(of: index) == "\(number)"
  }

  private func isSame(_ index: Index, as date: Date) -> Bool {
    let whole = Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.down))
    return whole.ISO8601Format() == string(of: index)
  }
}
