/// Returns the words of an example after the program's name, up to a pipe or a redirection, or
/// `nil` when the example does not run the program.
func wordsOfExample(_ command: String, program: String) -> [String]? {
  let words = shellWords(command)
  guard let start = words.firstIndex(of: program) else { return nil }
  return Array(words[(start + 1)...].prefix { !["|", ">", "<", ">>", "&&", ";"].contains($0) })
}

/// Splits a command line at its spaces, outside quotes.
private func shellWords(_ command: String) -> [String] {
  var words: [String] = []
  var word: String?
  var quote: Character?
  for letter in command {
    if letter == quote {
      quote = nil
    } else if quote == nil, letter == "'" || letter == "\"" {
      quote = letter
      word = word ?? ""
    } else if quote == nil, letter == " " {
      if let word { words.append(word) }
      word = nil
    } else {
      word = (word ?? "") + String(letter)
    }
  }
  return words + (word.map { [$0] } ?? [])
}
