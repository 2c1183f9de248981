extension Program {
  /// Completions for Bash 3.2 and later.
  ///
  /// Where the script offers nothing, Bash offers file names itself and quotes them rightly.
  var bashCompletions: String {
    """
    # Bash completions for \(name)

    \(completionFunction)() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
      local command='' options='' choices='' files='' word index
      COMPREPLY=()
      # Bash breaks --option=value at the equals sign.
      if [[ $cur == = ]]; then
        cur=''
      elif [[ $prev == = ]]; then
        prev=${COMP_WORDS[COMP_CWORD-2]}
      fi
    \(bashCommandSearch)  case $command in
    \(bashCases)  esac
      [[ $cur == -* ]] && choices=$options
      # A comma separates the choices that stand already.
      if [[ $choices == ,* ]]; then
        local before=''
        [[ $cur == *,* ]] && before=${cur%,*},
        COMPREPLY=($(compgen -P "$before" -W "${choices#,}" -- "${cur##*,}"))
      elif [[ -n $choices ]]; then
        COMPREPLY=($(compgen -W "$choices" -- "$cur"))
      fi
    \(bashFiles)}

    complete -o bashdefault -o default -F \(completionFunction) \(name)

    """
  }

  /// The lines that offer files beside the names of the subcommands.
  private var bashFiles: String {
    guard takesFilesOrSubcommand else { return "" }
    return """
        if [[ -n $files && $cur != -* ]]; then
          while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$cur")
          compopt -o filenames 2>/dev/null
        fi

      """
  }

  /// The lines that find the subcommand among the words before the cursor.
  private var bashCommandSearch: String {
    guard !visibleSubcommands.isEmpty else { return "" }
    let names = visibleSubcommands.map(\.name).joined(separator: "|")
    return """
        for ((index = 1; index < COMP_CWORD; index++)); do
          word=${COMP_WORDS[index]}
          case $word in
            \(names)|\(BuiltIn.helpCommand)) command=$word; break ;;
          esac
        done

      """
  }

  private var bashCases: String {
    guard !subcommands.isEmpty else {
      return bashCase("''", options: offeredOptions, operands: bashOperands)
    }
    let names = visibleSubcommands.map(\.name).joined(separator: " ")
    return bashCase(
      "''", options: offeredOptions, operands: "\(names) \(BuiltIn.helpCommand)",
      more: takesFilesOrSubcommand ? " files=1" : "")
      + visibleSubcommands.map { command in
        bashCase(
          command.name, options: offeredOptions(for: command),
          operands: command.operand?.form.bashChoices ?? "")
      }.joined()
      + bashCase(BuiltIn.helpCommand, options: [], operands: names)
  }

  private var bashOperands: String {
    mainCommand?.operand?.form.bashChoices ?? ""
  }

  /// The lines that know what may follow a subcommand.
  private func bashCase(
    _ pattern: String, options: [any OptionDeclaration], operands: String, more: String = ""
  ) -> String {
    let flags = options.map(\.label.flag).joined(separator: " ")
    let values = options.compactMap(bashValueCase).joined()
    return """
          \(pattern))
            options='\(flags)'
            case $prev in
      \(values)        *) choices='\(operands)'\(more) ;;
            esac
            ;;

      """
  }

  /// The line that knows the values of an option; nothing else is offered after it.
  private func bashValueCase(_ option: any OptionDeclaration) -> String? {
    guard let form = option.form else { return nil }
    let flags = [option.label.shortFlag, option.label.flag].compactMap { $0 }
    return """
              \(flags.joined(separator: "|"))) options='' choices='\(form.bashChoices)' ;;

      """
  }
}

extension ValueForm {
  /// The choices with spaces between, after a comma when several may be given.
  fileprivate var bashChoices: String {
    let words = choices.joined(separator: " ")
    if case .commaSeparatedChoices = completion { return "," + words }
    return words
  }
}
