/// The part of a source line around a place.
package struct SourceExcerpt {
  /// What stands before the place.
  package var before: [Unicode.Scalar]

  /// What stands from the place on.
  package var after: [Unicode.Scalar]

  /// Whether the line begins further to the left.
  package var isCutBefore: Bool

  /// Whether the line goes on to the right.
  package var isCutAfter: Bool

  /// Describes the part of a line around a place.
  package init(
    before: [Unicode.Scalar], after: [Unicode.Scalar], isCutBefore: Bool, isCutAfter: Bool
  ) {
    self.before = before
    self.after = after
    self.isCutBefore = isCutBefore
    self.isCutAfter = isCutAfter
  }
}

extension SourceExcerpt {
  /// How many scalars from the place on belong together: an element up to its end tag where that
  /// stands in the excerpt, else a tag, else one scalar.
  var markedCount: Int {
    guard after.first == "<", let tagEnd = after.firstIndex(of: ">") else { return 1 }
    let name = after[1..<tagEnd].prefix { $0 != " " && $0 != "/" && $0 != "\t" }
    guard !name.isEmpty, after[tagEnd - 1] != "/" else { return tagEnd + 1 }
    let endTag: [Unicode.Scalar] = ["<", "/"] + name + [">"]
    let elementEnd = after.indices.dropFirst(tagEnd).first { after[$0...].starts(with: endTag) }
    return elementEnd.map { $0 + endTag.count } ?? tagEnd + 1
  }
}
