/// Where in a table of types the one is that has a code, a name or a symbol; of several, the first.
package final class TypeIndex: Sendable {
  private let codes: [String: Int]
  private let names: [String: Int]
  private let markerSymbols: [String: Int]
  private let gpxSymbols: [String: Int]

  /// Indexes the types of `table`.
  package init(_ table: TypeTable) {
    func places(_ word: (AttractionType) -> String?) -> [String: Int] {
      let pairs = table.types.enumerated().compactMap { place, type in
        word(type).map { ($0, place) }
      }
      return Dictionary(pairs) { first, _ in first }
    }
    codes = places(\.code)
    names = places { $0.name.lowercased() }
    markerSymbols = places(\.markerSymbol)
    gpxSymbols = places(\.gpxSymbol)
  }

  /// Returns the place of the type whose code is `code`.
  package func place(ofCode code: String) -> Int? { codes[code] }

  /// Returns the place of the type that is called `name`; case does not count.
  package func place(ofName name: String) -> Int? { names[name.lowercased()] }

  /// Returns the place of the type whose marker has the symbol `symbol`.
  package func place(ofMarkerSymbol symbol: String) -> Int? { markerSymbols[symbol] }

  /// Returns the place of the type whose waypoints have the symbol `symbol`.
  package func place(ofGPXSymbol symbol: String) -> Int? { gpxSymbols[symbol] }
}
