/// A shell that completes command lines.
package enum Shell: String, CaseIterable, Sendable {
  /// GNU Bash, from 3.2 on.
  case bash

  /// The Z shell.
  case zsh

  /// The friendly interactive shell.
  case fish
}
