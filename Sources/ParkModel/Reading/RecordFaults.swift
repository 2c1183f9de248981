internal import Diagnostics
internal import PropertyList

/// Reports what is wrong with single values of one file.
struct RecordFaults {
  let file: String
  let collector: DiagnosticCollector

  /// Reports an error at `position`; its texts are worked out only if it is kept.
  func report(
    _ rule: RuleID, at position: SourcePosition, _ keyPath: @autoclosure () -> String,
    _ message: @autoclosure () -> String, likelyCause: @autoclosure () -> String? = nil,
    fix: @autoclosure () -> Fix? = nil
  ) {
    collector.report(rule, .error, in: file, at: position) {
      Diagnostic(
        rule: rule, severity: .error, file: file, position: position, keyPath: keyPath(),
        message: message(), likelyCause: likelyCause(), fix: fix())
    }
  }

  /// Reports an error of the value at `index`.
  func report(
    _ rule: RuleID, _ tree: PropertyListTree, _ index: PropertyListTree.Index,
    _ keyPath: @autoclosure () -> String, _ message: @autoclosure () -> String,
    likelyCause: @autoclosure () -> String? = nil, fix: @autoclosure () -> Fix? = nil
  ) {
    report(
      rule, at: tree.position(of: index), keyPath(), message(), likelyCause: likelyCause(),
      fix: fix())
  }

  /// Reports that the key at `index` has white space at its ends, by which it can't be found.
  func reportWhiteSpace(
    _ tree: PropertyListTree, _ index: PropertyListTree.Index,
    _ keyPath: @autoclosure () -> String, meant: Substring, isMeantThereToo: Bool
  ) {
    let edit = ValueEdit(at: tree.position(of: index), .trimmed)
    report(
      .keyWhitespace, tree, index, keyPath(),
      "the key \"\(tree.string(of: index).shortened)\" has white space at its ends",
      likelyCause: "the app looks for \"\(meant)\"",
      fix: isMeantThereToo ? nil : Fix(isSafe: true, edits: [edit]))
  }

  /// Reports that the value at `index` is of another kind than `expected`, unless the property-list
  /// reader has already reported it.
  func reportKind(
    _ tree: PropertyListTree, _ index: PropertyListTree.Index,
    _ keyPath: @autoclosure () -> String, expected: String
  ) {
    guard tree.kind(of: index) != .invalid else { return }
    report(
      .valueKind, tree, index, keyPath(),
      "found \(tree.kind(of: index).name), expected \(expected)",
      likelyCause: "the app drops the whole file when it meets another kind of value")
  }

  /// Reads the value at `index` as a coordinate, the entry `offset` of its list, and reports why it
  /// is none.
  func coordinate(
    _ tree: PropertyListTree, _ index: PropertyListTree.Index, offset: Int = 0,
    keyPath: () -> String
  ) -> LocatedCoordinate? {
    guard tree.kind(of: index) == .string else {
      reportKind(tree, index, keyPath(), expected: "a string such as {34.42,-118.59}")
      return nil
    }
    do throws(CoordinateFault) {
      let (coordinate, decimals) = try CoordinateText.parseWithDecimals(
        tree.bytes.span, in: tree.nodes[index].text)
      return LocatedCoordinate(
        coordinate, at: tree.position(of: index), index: offset, decimals: decimals)
    } catch {
      reportSyntax(error, tree, index, keyPath())
      return nil
    }
  }

  private func reportSyntax(
    _ fault: CoordinateFault, _ tree: PropertyListTree, _ index: PropertyListTree.Index,
    _ keyPath: @autoclosure () -> String
  ) {
    report(
      .coordinateSyntax, tree, index, keyPath(),
      "\"\(tree.string(of: index).shortened)\" is no coordinate: \(fault.message)",
      likelyCause: (fault.meant ?? CoordinateGuess.meant(by: tree.string(of: index)))
        .map { "did you mean \"\($0.shortened)\"?" }
        ?? "expected {latitude,longitude}; the app would read {0,0}")
  }
}

extension PropertyListTree.Kind {
  /// The kind with its article, for messages.
  var name: String {
    switch self {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: "a string"
    case .integer: "an integer"
    case .real: "a real"
    case .true, .false: "a truth value"
    case .date: "a date"
    case .data: "data"
    // unreachable because keys stand in no value's place, and what could not be read has been told.
    case .key, .invalid: "what could not be read"
    }
  }
}
