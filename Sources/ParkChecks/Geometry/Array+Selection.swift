extension Array where Element == Double {
  /// Returns the element that would stand at `place` if the array were sorted, in linear time on
  /// average, and puts it there.
  ///
  /// The elements before it are then no greater, and those behind it no less.
  mutating func selectSmallest(_ place: Int) -> Double {
    var (low, high) = (startIndex, endIndex - 1)
    while low < high {
      let pivot = medianOfThree(low, (low + high) / 2, high)
      var (left, right) = (low, high)
      while left <= right {
        while self[left] < pivot { left += 1 }
        while self[right] > pivot { right -= 1 }
        if left <= right {
          swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      if place <= right {
        high = right
      } else if place >= left {
        low = left
      } else {
        break
      }
    }
    return self[place]
  }

  private func medianOfThree(_ first: Int, _ second: Int, _ third: Int) -> Double {
    let (a, b, c) = (self[first], self[second], self[third])
    return Swift.max(Swift.min(a, b), Swift.min(Swift.max(a, b), c))
  }
}
