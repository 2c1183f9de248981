/// Exactly {0,0}, in the Gulf of Guinea.
enum CoordinateNullIsland: Rule {
  static let description = RuleDescription(
    "coordinate-null-island", .warning,
    summary: "exactly {0,0}, while the other points are elsewhere",
    rationale: """
      {0,0} is what the app makes of a text that it can't read, and what forms leave behind when \
      nobody fills them in. The map gets a pin in the sea off Africa.
      """,
    remedy: "Write the place, or remove the entry until it is known.",
    triggering: [
      .attractions(.pin(), .pin("Noodle Bar", at: "↓{0,0}")).besidePark,
      .route("{56.9400,24.1100}", "{56.9404,24.1107}", "↓{0.0000,0.0000}", "{56.9412,24.1120}"),
    ],
    nonTriggering: [
      .route("{0,0}", "{0.0004,0.0003}", "{-0.0003,0.0005}", "{0.0002,-0.0006}"),
      .route("{0,6.7300}", "{0.0004,6.7303}", "{-0.0003,6.7305}"),
    ])

  static func message() -> String {
    "\"{0,0}\" is in the sea off Africa: expected the point's place"
  }
}
