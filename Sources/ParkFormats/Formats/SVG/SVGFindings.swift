/// Draws the marks of findings on a map.
struct SVGFindings {
  let marks: FindingMarks
  let viewport: Viewport

  func write(_ svg: inout SVGElements) {
    if visible.isEmpty { return }
    svg.group("g", ["id": "findings"]) { svg in
      // The worst lies on top.
      for mark in visible.reversed() {
        let number = mark.numbers.first { $0 <= SVGLegend.findingLimit }
        SVGBadges.finding(
          mark.severity, number: number, at: badge(of: mark), title: mark.text, &svg)
      }
    }
  }

  /// The room that the marks take.
  var boxes: [PixelBox] {
    visible.map { mark in
      let pixel = badge(of: mark)
      return PixelBox(x: pixel.x - 10, y: pixel.y - 10, width: 20, height: 20)
    }
  }

  private var visible: [FindingMarks.Mark] {
    marks.marks.filter { viewport.frame.holds(viewport.pixel($0.point)) }
  }

  private func badge(of mark: FindingMarks.Mark) -> Pixel {
    let pixel = viewport.pixel(mark.point)
    return mark.isAtPin ? Pixel(x: pixel.x + 11, y: pixel.y - 30) : pixel
  }
}
