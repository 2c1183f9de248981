/// A random XML property list with a layout that nobody writes by hand, and what reading it must
/// give: the generator counts lines and columns itself.
struct HostileDocument {
  enum Encoding: CaseIterable {
    case utf8, utf8WithMark, utf16BigEndian, utf16LittleEndian

    /// What the document declares.
    var label: String {
      switch self {
      case .utf8, .utf8WithMark: "UTF-8"
      default: "UTF-16"
      }
    }

    /// Returns `text` in this encoding.
    func bytes(of text: String) -> [UInt8] {
      let mark = "\u{FEFF}"
      switch self {
      case .utf8: return Array(text.utf8)
      case .utf8WithMark: return Array((mark + text).utf8)
      case .utf16BigEndian:
        return (mark + text).utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      case .utf16LittleEndian:
        return (mark + text).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      }
    }
  }

  /// The document.
  private(set) var text = String.UnicodeScalarView()
  /// What ``TreeDumper`` must say of it.
  private(set) var values: [String] = []

  private let encoding: Encoding
  private var random: SeededGenerator
  private var line = 1
  private var column = 1
  /// The line break that this document prefers.
  private let lineBreak: String
  /// How much goes into the gaps: 0 is modest, 2 enormous.
  private let size: Int

  init(seed: Int, encoding: Encoding) {
    self.encoding = encoding
    random = SeededGenerator(seed: seed)
    lineBreak = random.pick(["\n", "\r\n", "\r", "\n"])
    size = random.pick([0, 0, 0, 1, 1, 2])
    emitProlog()
    emitTag("plist", attributes: true)
    gap()
    emitRoot()
    gap()
    emit("</plist\(space())>")
    gap(inContent: false)
  }

  /// The bytes of the file.
  var bytes: [UInt8] { encoding.bytes(of: String(text)) }

  // MARK: Emitting

  private mutating func emit(_ piece: String) {
    for scalar in piece.unicodeScalars {
      text.append(scalar)
      if scalar == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
  }

  private mutating func note(_ kind: String, _ value: String = "", depth: Int) {
    let quoted = value.isEmpty ? "" : " \"\(value)\""
    values.append(String(repeating: "  ", count: depth) + "\(line):\(column) \(kind)\(quoted)")
  }

  private mutating func emitProlog() {
    if !random.oneIn(4) {
      emit("<?xml version=\"1.0\"\(someSpace())encoding=\"\(encoding.label)\"?>")
    }
    gap(inContent: false)
    if !random.oneIn(3) {
      emit("<!DOCTYPE\(lineBreak)plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\"\(someSpace())")
      emit("\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"\(space())>")
      gap(inContent: false)
    }
  }

  private mutating func emitTag(_ name: String, attributes: Bool = false, isEmpty: Bool = false) {
    emit("<" + name)
    let mayHaveAttributes = attributes || random.oneIn(12)
    if mayHaveAttributes {
      for index in 0..<Int.random(in: 0...3, using: &random) {
        let value = word().filter { $0 != "'" && $0 != "<" && $0 != "&" }
        emit(someSpace() + "é\(index)\(space())=\(space())'\(value)&amp;&#233;>\(breaks())'")
      }
    }
    emit(space() + (isEmpty ? "/>" : ">"))
  }

  // MARK: Layout

  private mutating func repeated(_ piece: String) -> String {
    let counts = [[1, 2, 5], [1, 30, 200], [1, 600, 12_000]][size]
    return String(repeating: piece, count: random.pick(counts))
  }

  private mutating func space() -> String {
    guard random.oneIn(4) else { return "" }
    return someSpace()
  }

  private mutating func someSpace() -> String {
    random.pick([" ", "\t", lineBreak, " \(lineBreak)\t", random.oneIn(6) ? repeated(" ") : "  "])
  }

  private mutating func breaks() -> String {
    random.oneIn(8) ? repeated(lineBreak) : lineBreak
  }

  private mutating func word() -> String {
    random.pick([
      "a", "Goliath", "]", "-", "é", "日本語", "😀", "\t", lineBreak, "\(lineBreak)é", "é\(lineBreak)",
      "\(lineBreak)😀", " ", ">", "'", "\"", "\u{E9}\r\n\u{E9}", "\r\r\n", "\u{FEFF}", "\u{2028}",
    ])
  }

  private mutating func words() -> String {
    var words = ""
    for _ in 0..<Int.random(in: 0...8, using: &random) { words += word() }
    return random.oneIn(10) ? repeated(words + "x") : words
  }

  /// Emits what stands between elements and means nothing.
  private mutating func gap(inContent: Bool = true) {
    while !random.oneIn(3) {
      switch Int.random(in: 0..<(inContent ? 12 : 9), using: &random) {
      case 0..<4: emit(someSpace())
      case 4: emit(repeated(random.pick([" ", "\t", lineBreak, " \(lineBreak)"])))
      case 5, 6: emit("<!--" + words().filter { $0 != "-" } + "<dict>&\(breaks())-->")
      case 7, 8: emit("<?note " + words().filter { $0 != "?" } + "<array>\(breaks())?>")
      case 9: emit("&#32;")
      case 10: emit("<![CDATA[ \(lineBreak)]]>")
      default: emit(breaks())
      }
    }
  }

  // MARK: Values

  private mutating func emitRoot() {
    if random.oneIn(3) {
      emitValue(depth: 0)
      return
    }
    let place = "\(line):\(column)"
    values.append("\(place) array (element by element)")
    emitTag("array")
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      gap()
      emitValue(depth: 1)
    }
    gap()
    emit("</array>")
    values.append("end of array")
  }

  private mutating func emitValue(depth: Int) {
    switch Int.random(in: 0..<(depth < 8 ? 11 : 7), using: &random) {
    case 0...2: emitText("string", depth: depth)
    case 3: emitLeaf("integer", written: "-012", read: "-12", depth: depth)
    case 4: emitLeaf("real", written: "1.50", read: "1.5", depth: depth)
    case 5: emitLeaf("data", written: "AA\(lineBreak)\tE=", read: "AAE=", depth: depth)
    case 6: emitTruth(depth: depth)
    case 7 where depth > 0, 8 where depth > 0: emitArray(depth: depth)
    default: emitDictionary(depth: depth)
    }
  }

  private mutating func emitTruth(depth: Int) {
    let name = random.pick(["true", "false"])
    note(name, depth: depth)
    let isEmpty = !random.oneIn(3)
    emitTag(name, isEmpty: isEmpty)
    if !isEmpty { emit("</\(name)>") }
  }

  private mutating func emitLeaf(_ kind: String, written: String, read: String, depth: Int) {
    note(kind, read, depth: depth)
    emitTag(kind)
    // Behind a number, white space is a fault.
    emit(someSpace() + written + (kind == "data" ? space() : ""))
    emit("</\(kind)\(space())>")
  }

  private mutating func emitText(_ kind: String, prefix: String = "", depth: Int) {
    var written = prefix
    var read = prefix
    while !random.oneIn(3) {
      let piece = words().replacing("]", with: "] ") + "."
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        written += "<![CDATA[\(piece)<&]]>"
        read += piece + "<&"
      case 1:
        written += "<!--\(piece.filter { $0 != "-" })-->"
      case 2:
        written += "&lt;&#x1F698;"
        read += "<\u{1F698}"
      default:
        written += piece
        read += piece
      }
    }
    note(kind, withPlainLineBreaks(read), depth: depth)
    let isEmpty = written.isEmpty && random.oneIn(2)
    emitTag(kind, isEmpty: isEmpty)
    if !isEmpty { emit(written + "</\(kind)\(space())>") }
  }

  private mutating func emitArray(depth: Int) {
    note("array", depth: depth)
    let count = Int.random(in: 0...4, using: &random)
    let isEmpty = count == 0 && random.oneIn(2)
    emitTag("array", isEmpty: isEmpty)
    for _ in 0..<count {
      gap()
      emitValue(depth: depth + 1)
    }
    if !isEmpty {
      gap()
      emit("</array>")
    }
  }

  private mutating func emitDictionary(depth: Int) {
    note("dictionary", depth: depth)
    let count = Int.random(in: 0...4, using: &random)
    let isEmpty = count == 0 && random.oneIn(2)
    emitTag("dict", isEmpty: isEmpty)
    for index in 0..<count {
      gap()
      emitText("key", prefix: "\(index)", depth: depth + 1)
      gap()
      emitValue(depth: depth + 2)
    }
    if !isEmpty {
      gap()
      emit("</dict>")
    }
  }

  /// Returns `text` as XML tells its line breaks: CRLF and CR are one LF each.
  private func withPlainLineBreaks(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      if scalar != "\n" || !isAfterReturn { result.append(scalar == "\r" ? "\n" : scalar) }
      isAfterReturn = scalar == "\r"
    }
    return String(result)
  }
}
