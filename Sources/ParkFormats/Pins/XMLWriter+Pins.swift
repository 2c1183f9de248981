internal import Markup

extension XMLWriter {
  /// Writes an element with an opening for `value`, unless that is absent.
  func element(
    _ name: StaticString, _ presence: PinShape.Presence, _ value: PinValue,
    as escaping: PinPiece.Escaping = .xml, _ pin: inout PinSkeleton
  ) {
    guard let opening = presence.opening(for: value, as: escaping) else { return }
    beginText(name, &pin.out)
    pin.leave(opening)
    endText(name, &pin.out)
  }
}

extension PinShape.Presence {
  /// Returns what is left open for `value`; `nil` where it is absent.
  func opening(for value: PinValue, as escaping: PinPiece.Escaping) -> PinPiece.Opening? {
    switch self {
    case .absent: nil
    case .text: .text(value, escaping)
    case .other: .other(value)
    }
  }
}
