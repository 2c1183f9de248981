import Measuring

extension Benchmark {
  /// Other programs that write the same points from GeoJSON.
  mutating func measureWriters() throws {
    let input = try inputs.attractions(records)
    let geojson = programs.convert(.geojson, input, count: records)
    _ = try launcher.run(geojson)
    guard let points = geojson.proof?.path else { return }
    for format in [OutputFormat.kml, .gpx] {
      let ours = programs.convert(format, input, count: records)
      let series = try time([programs.floor(input), ours] + otherWriters(of: format, points))
      note(series, "\(grouped(records)) points")
      for (other, times) in zip(series.dropFirst(2), [8.0, 4.0]) {
        note(
          figure: "\(ours.name) against \(other.name), CPU time",
          other.ratio(to: series[1], \.cpu), "times as fast", .atLeast, times)
      }
    }
  }

  /// Returns ogr2ogr and GPSBabel, which write the points of a GeoJSON file as `format`.
  private mutating func otherWriters(of format: OutputFormat, _ points: String) -> [Command] {
    guard let ogr = peer("ogr2ogr"), let gpsbabel = peer("gpsbabel") else { return [] }
    let name = format.rawValue
    let outputs = ["ogr", "gpsbabel"].map { "\(points).\($0).\(name)" }
    return [
      Command(
        "ogr2ogr -f \(name.uppercased())", ogr, ["-f", name.uppercased(), outputs[0], points],
        proof: Command.Proof(outputs[0], format.mark, count: records)),
      Command(
        "gpsbabel -o \(name)", gpsbabel,
        ["-i", "geojson", "-f", points, "-o", name, "-F", outputs[1]],
        proof: Command.Proof(outputs[1], format.mark, count: records)),
    ]
  }
}
