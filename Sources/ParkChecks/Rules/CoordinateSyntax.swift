/// A text that is no coordinate.
enum CoordinateSyntax: Rule {
  static let description = RuleDescription(
    "coordinate-syntax",
    summary: "a text that is no coordinate of the form {latitude,longitude}",
    rationale: """
      The app makes {0,0} of every text that it can't read, without a word: the pin stands in the sea \
      off Africa, the overlay reaches over half of the world.
      """,
    remedy: """
      Write {latitude,longitude}: braces, two decimal numbers with a point, a comma between them. No \
      degree signs, no letters, no decimal comma; white space only around the numbers.
      """,
    triggering: [
      .route(
        "{52.1020,4.2940}", "↓52.1025,4.2956", "↓{52. 1030,4.2972}", "↓{52,1036,4,2984}",
        "↓{52.1040°,4.3000°}", "↓{52.1044,}", "↓"),
      .attractions(.pin(at: "↓{−52.1040,4.2960}")),
    ],
    nonTriggering: [
      .route("{52.1020,4.2940}", " { 52.1025 , 4.2956 } ", "{+52.1030,4.2972}", "{5.2104e1,4.3000}")
    ])
}
