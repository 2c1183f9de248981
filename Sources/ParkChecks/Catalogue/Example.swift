/// A small file that shows what a rule fires on or what it lets pass.
public struct Example: Sendable {
  /// The file's name, which may tell its role.
  public let fileName: String

  /// The property list's root value, or the whole property list, with a ``mark`` before each element at which the rule fires.
  public let markedText: String

  /// The root value of the park file in the same folder, if there is one.
  public internal(set) var park: String?

  /// The configuration in the same folder, if there is one.
  public internal(set) var configuration: String?

  /// What stands before the element at which a rule fires.
  public static let mark: Character = "↓"

  /// The name of the park file beside the example.
  public static let parkFileName = "Park.plist"

  init(fileName: String, markedText: String) {
    self.fileName = fileName
    self.markedText = markedText
  }

  /// The root value without marks.
  public var text: String { markedText.filter { $0 != Example.mark } }

  /// The whole property list, with its marks.
  public var markedDocument: String { Example.document(of: markedText) }

  /// The whole property list whose root value is `text`, or `text` if it is a whole one.
  public static func document(of text: String) -> String {
    if text.hasPrefix("<?xml") { return text }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(text)
      </plist>

      """
  }
}
