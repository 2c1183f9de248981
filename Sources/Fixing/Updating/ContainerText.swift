/// The text of an array or a dictionary that is put together from that of its items.
///
/// Each item brings what stands before it since the line on which the one before it ends, and what stands
/// behind it on its line; so comments stay where they belong.
struct ContainerText {
  private let document: [UInt8]
  private let element: DocumentElement
  private let layout: DocumentLayout
  private let margin: ArraySlice<UInt8>

  /// What stands before and behind each item.
  private var leads: [Range<Int>] = []
  private var trails: [Range<Int>] = []

  /// What stands before a new item.
  private let newLead: ArraySlice<UInt8>

  /// What stands before the first item on the line of the start tag.
  private var head: Range<Int>

  /// What stands behind the last item and its line.
  private var tail: Range<Int>

  /// What is written, in order.
  private enum Piece {
    case old(Int, text: ArraySlice<UInt8>, isMoved: Bool)
    case new(ArraySlice<UInt8>)
  }

  private var pieces: [Piece] = []

  /// Takes apart the container at `element` with `items`, whose line begins with `margin`.
  init(
    _ document: [UInt8], _ element: DocumentElement, items: [Range<Int>],
    margin: ArraySlice<UInt8>, _ layout: DocumentLayout
  ) {
    self.document = document
    self.element = element
    self.layout = layout
    self.margin = margin
    var start = element.content.lowerBound
    head = start..<start
    for (place, item) in items.enumerated() {
      let lineEnd = ContainerText.lineEnd(in: document, start..<item.lowerBound)
      if place == 0 { head = start..<lineEnd } else { trails.append(start..<lineEnd) }
      leads.append(lineEnd..<item.lowerBound)
      start = item.upperBound
    }
    let lineEnd = ContainerText.lineEnd(in: document, start..<element.content.upperBound)
    if items.isEmpty { head = start..<lineEnd } else { trails.append(start..<lineEnd) }
    tail = lineEnd..<element.content.upperBound
    newLead = ContainerText.newLead(
      document, leads.first, usual: layout.lineEnd + margin + layout.indentation)
  }

  /// Returns where the line end in `range` begins, or the beginning where there is none.
  private static func lineEnd(in document: [UInt8], _ range: Range<Int>) -> Int {
    guard let feed = document[range].firstIndex(of: UInt8(ascii: "\n")) else {
      return range.lowerBound
    }
    let hasReturn = feed > range.lowerBound && document[feed - 1] == UInt8(ascii: "\r")
    return hasReturn ? feed - 1 : feed
  }

  // MARK: Items

  /// Appends the old item `place`, whose text has become `text`.
  mutating func append(_ text: ArraySlice<UInt8>, of place: Int, isMoved: Bool) {
    pieces.append(.old(place, text: text, isMoved: isMoved))
  }

  /// Appends a new item.
  mutating func insert(_ text: ArraySlice<UInt8>) { pieces.append(.new(text)) }

  /// What the lines of a new item begin with.
  var itemMargin: ArraySlice<UInt8> {
    let lastFeed = newLead.lastIndex(of: UInt8(ascii: "\n"))
    return lastFeed.map { newLead[($0 + 1)...] } ?? []
  }

  /// Returns what stands before the first old item whose lead is `first`, without comments; what usually
  /// does where there is none, and where there is so much that it should not be repeated.
  private static func newLead(
    _ document: [UInt8], _ first: Range<Int>?, usual: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    guard let first else { return usual }
    let lead = document[first]
    let space = lead.suffix(lead.reversed().prefix { WhiteSpace.contains($0) }.count)
    let feed = space.lastIndex(of: UInt8(ascii: "\n"))
    let hasReturn = feed.map { space[..<$0].last == UInt8(ascii: "\r") } ?? false
    let found = feed.map { space[(hasReturn ? $0 - 1 : $0)...] } ?? space
    return found.count <= DocumentLayout.greatestMargin ? found : usual
  }

  // MARK: The whole

  /// Returns the text of the container, in which those of the old items that are not `kept` leave their
  /// comments.
  func text(kept: Set<Int>) -> ArraySlice<UInt8> {
    if pieces.isEmpty, element.closesItself { return document[element.whole] }
    var result = startTag + document[head]
    var passed = 0
    for piece in pieces {
      switch piece {
      case .new(let text): result += newLead + text
      case .old(let place, let text, let isMoved):
        if !isMoved {
          appendComments(of: passed..<place, kept, to: &result)
          passed = place + 1
        }
        result += document[leads[place]] + text + document[trails[place]]
      }
    }
    appendComments(of: passed..<max(passed, leads.count), kept, to: &result)
    return result + end
  }

  private func appendComments(
    of places: Range<Int>, _ kept: Set<Int>, to result: inout ArraySlice<UInt8>
  ) {
    for place in places where !kept.contains(place) { result += comments(before: place) }
  }

  /// What stands before an item that goes, up to its last comment; a comment that speaks to a checker
  /// goes with it.
  private func comments(before place: Int) -> ArraySlice<UInt8> {
    let lead = document[leads[place]]
    guard let end = lead.lastIndex(of: UInt8(ascii: ">")),
      !String(decoding: lead, as: UTF8.self).contains("parkcheck:")
    else { return [] }
    return lead[...end]
  }

  private var startTag: ArraySlice<UInt8> {
    let tag = document[element.whole.lowerBound..<element.content.lowerBound]
    guard element.closesItself else { return tag }
    return tag.dropLast(2).trimmingSpaceAtEnd + [UInt8(ascii: ">")]
  }

  private var end: ArraySlice<UInt8> {
    if element.closesItself {
      let name = document[(element.whole.lowerBound + 1)...].prefix {
        !" \t\r\n/>".utf8.contains($0)
      }
      return layout.lineEnd + margin + Array("</".utf8) + name + [UInt8(ascii: ">")]
    }
    let endTag = document[element.content.upperBound..<element.whole.upperBound]
    let isFilled = leads.isEmpty && tail.isEmpty && !pieces.isEmpty
    return document[tail] + (isFilled ? layout.lineEnd + margin : []) + endTag
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmingSpaceAtEnd: ArraySlice<UInt8> {
    dropLast(reversed().prefix { WhiteSpace.contains($0) }.count)
  }
}
