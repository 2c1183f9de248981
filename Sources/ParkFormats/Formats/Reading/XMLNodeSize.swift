/// What elements of an XML document take.
struct XMLNodeSize {
  /// The number of elements and attributes.
  var partCount = 0

  /// The number of bytes of their texts.
  var textCount = 0

  /// How many elements and attributes one feature may have.
  static let mostParts = 200_000

  /// How long the texts of one feature may be together, in bytes.
  static let mostText = XMLNode.longestText

  /// What is too much for one feature; `nil` where all is well.
  @inline(__always)
  var excess: String? {
    if partCount > XMLNodeSize.mostParts {
      return "more than \(XMLNodeSize.mostParts) elements and attributes"
    }
    if textCount > XMLNodeSize.mostText {
      return "more than \(XMLNodeSize.mostText) bytes of text"
    }
    return nil
  }

  static func += (left: inout XMLNodeSize, right: XMLNodeSize) {
    left.partCount += right.partCount
    left.textCount += right.textCount
  }

  static func -= (left: inout XMLNodeSize, right: XMLNodeSize) {
    left.partCount -= right.partCount
    left.textCount -= right.textCount
  }
}
