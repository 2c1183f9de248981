/// The lines that two files have in common, as far as that is plain.
enum LinePairs {
  typealias Line = ArraySlice<UInt8>

  /// The places of a line in both files.
  struct Pair {
    let old: Int
    let new: Int
  }

  /// Returns the most pairs of lines that either file has just once and that follow each other in both, in
  /// their order.
  static func unique(_ before: [Line], _ after: [Line]) -> [Pair] {
    let (olds, news) = (uniqueLines(of: before), uniqueLines(of: after))
    let pairs = before.indices.compactMap { old in
      olds[before[old]] == old ? news[before[old]].map { Pair(old: old, new: $0) } : nil
    }
    return longestRise(in: pairs.filter { $0.new >= 0 })
  }

  /// Returns the place of each line; -1 for one that is there more than once.
  private static func uniqueLines(of lines: [Line]) -> [Line: Int] {
    var places: [Line: Int] = [:]
    for (place, line) in lines.enumerated() {
      places[line] = places[line] == nil ? place : -1
    }
    return places
  }

  /// Returns the longest part of `pairs`, which are in the order of the old file, that is in the order of
  /// the new one too.
  private static func longestRise(in pairs: [Pair]) -> [Pair] {
    /// The pairs with which a rise of 1, 2, 3, … pairs ends, each the lowest.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      let length = ends.firstIndex(whereSorted: { pairs[$0].new > pair.new })
      previous.append(length > 0 ? ends[length - 1] : nil)
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var rise: [Pair] = []
    var next = ends.last
    while let index = next {
      rise.append(pairs[index])
      next = previous[index]
    }
    return rise.reversed()
  }
}

extension [Int] {
  /// Returns the index of the first element for which `isBehind` is true, as it is for all that follow; the
  /// count if there is none.
  fileprivate func firstIndex(whereSorted isBehind: (Int) -> Bool) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = isBehind(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
