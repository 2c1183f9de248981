internal import ByteIO
internal import Diagnostics
import Foundation
internal import PropertyList

extension Attack {
  /// Property lists of both forms: what is read without a fault, Foundation reads too, with the same
  /// values; the exceptions are ``DeliberateDifference``.
  static let difference = Attack("difference") { bytes in
    let collector = DiagnosticCollector()
    let source = ByteSource(bytes, named: "")
    guard !hasQuotedBracket(bytes),
      let tree = try? PropertyListReader.tree(of: source, diagnostics: collector),
      collector.diagnostics.isEmpty
    else { return true }
    do {
      let values = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      expect(tree.isSame(0, as: values), "Foundation reads \(values)")
    } catch {
      let reason = "\((error as NSError).userInfo["NSDebugDescription"] ?? error)"
      expect(
        isDeliberate(reason, of: bytes),
        "Foundation reads nothing: \(reason)")
    }
    return true
  }

  /// Returns whether `reason` is one for which Foundation may refuse `bytes`: of a binary property list,
  /// an empty string of UTF-16 units, whose marker is 0x60.
  private static func isDeliberate(_ reason: String, of bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "bplist".utf8) { return bytes.contains(0x60) }
    let text = withoutZeros(bytes)
    return DeliberateDifference.allCases.contains { $0.explains(reason, of: text) }
  }

  /// Returns whether a `>` stands between quotation marks in a tag or the document type, where Foundation
  /// takes it for the end of that and what follows for content.
  private static func hasQuotedBracket(_ bytes: [UInt8]) -> Bool {
    let text = withoutZeros(bytes)
    return text.indices.contains { text[$0] == UInt8(ascii: "<") && endsWithinQuotes(text[$0...]) }
  }

  /// Returns `bytes` as if they were UTF-8: UTF-16 is that with zeros between, as far as markup goes.
  private static func withoutZeros(_ bytes: [UInt8]) -> [UInt8] { bytes.filter { $0 != 0 } }

  /// Returns whether quotation marks are open at the first `>` of what begins like a tag or a document
  /// type.
  private static func endsWithinQuotes(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.dropFirst().first else { return false }
    let isTag = first >= 0x41 || text.starts(with: "<!DOCTYPE".utf8)
    let inside = text.prefix { $0 != UInt8(ascii: ">") }
    return isTag
      && [UInt8(ascii: "\""), UInt8(ascii: "'")].contains { mark in
        !inside.count { $0 == mark }.isMultiple(of: 2)
      }
  }
}

/// What Foundation refuses of XML and is read here, by what Foundation says of it.
///
/// `Documentation/PropertyLists.md` has the reasons.
private enum DeliberateDifference: String, CaseIterable {
  case commentInText = "Encountered improper CDATA opening"
  case markupInInteger = "in <integer>"
  case markupInDate = "Could not interpret <date>"
  case instructionInText = "while looking for close tag"
  case referenceBetweenTags = "Encountered unexpected character &"
  case sectionBetweenTags = "Encountered unexpected EOF"
  case spaceInEmptyElement = "does not match open tag"
  case emptyDataTag = "Encountered empty <data>"
  case internalSubset = "while parsing DTD"

  /// What a file has in which Foundation says so with reason: one of these.
  private var marks: [String] {
    switch self {
    case .commentInText: ["<!--"]
    case .markupInInteger, .markupInDate: ["<!--", "<?", "<![CDATA[", "&"]
    case .instructionInText: ["<?"]
    case .referenceBetweenTags: ["&#"]
    case .sectionBetweenTags: ["<![CDATA["]
    case .spaceInEmptyElement: ["<true", "<false"]
    case .emptyDataTag: ["<data"]
    case .internalSubset: ["<!DOCTYPE"]
    }
  }

  /// Returns whether this is what Foundation says in `reason` of a file with the bytes `text`.
  func explains(_ reason: String, of text: [UInt8]) -> Bool {
    reason.contains(rawValue) && marks.contains { text.firstRange(of: $0.utf8) != nil }
  }
}

extension PropertyListTree {
  /// Returns whether the value at `index` is the one that Foundation has read.
  fileprivate func isSame(_ index: Index, as other: Any) -> Bool {
    switch kind(of: index) {
    case .dictionary: return isSameDictionary(index, as: other)
    case .array: return isSameArray(index, as: other)
    case .true: return other as? Bool == true
    case .false: return other as? Bool == false
    case .integer, .real: return (other as? NSNumber).map { isSame(index, as: $0) } ?? false
    case .string, .key: return (other as? String).map { isSame(index, as: $0) } ?? false
    case .data: return (other as? Data)?.base64EncodedString() == string(of: index)
    case .date: return (other as? Date).map { isSame(index, as: $0) } ?? false
    case .invalid: return false
    }
  }

  private func isSameArray(_ index: Index, as other: Any) -> Bool {
    guard let others = other as? [Any] else { return false }
    let indices = Array(elements(of: index))
    return indices.count == others.count
      && zip(indices, others).allSatisfy { isSame($0, as: $1) }
  }

  private func isSameDictionary(_ index: Index, as other: Any) -> Bool {
    guard let others = other as? [String: Any] else { return false }
    let entries = Array(entries(of: index))
    return entries.count == others.count
      && entries.allSatisfy { entry in
        others.contains { isSame(entry.key, as: $0.key) && isSame(entry.value, as: $0.value) }
      }
  }

  /// Foundation keeps carriage returns, which XML turns into line feeds (section 2.11), and drops a byte
  /// order mark at the beginning of a text.
  private func isSame(_ index: Index, as text: String) -> Bool {
    let mine = string(of: index).unicodeScalars.drop { $0 == "\u{FEFF}" }
    let other = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
    return mine.withLineFeeds == other.withLineFeeds
  }

  private func isSame(_ index: Index, as number: NSNumber) -> Bool {
    kind(of: index) == .real
      ? Double(string(of: index)) == number.doubleValue : string(of: index) == "\(number)"
  }

  /// Parts of a second are dropped here. Foundation's formatter goes over to the Julian calendar before
  /// 1583, which its reader does not.
  private func isSame(_ index: Index, as date: Date) -> Bool {
    if string(of: index) < "1583" { return true }
    let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
    return Date(timeIntervalSinceReferenceDate: seconds).ISO8601Format() == string(of: index)
  }
}

extension Substring.UnicodeScalarView {
  /// The text in UTF-8 with line feeds alone as line ends.
  fileprivate var withLineFeeds: [UInt8] {
    var bytes: [UInt8] = []
    for byte in String(self).utf8 {
      if byte == UInt8(ascii: "\n"), bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      bytes.append(byte)
    }
    return bytes.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : $0 }
  }
}
