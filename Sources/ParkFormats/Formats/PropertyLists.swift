extension Format {
  /// Property lists, as the app reads them.
  package static let plist = Format(
    name: "plist", title: "property lists", fileExtension: "plist",
    mediaType: "application/x-plist", cannotHold: [], options: [], reading: .propertyLists)
}
