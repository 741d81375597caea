import MomentumTerminal

/// A command line that cannot be carried out as it was typed (CL-3).
package struct UsageError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// With the name that was probably meant, or else with all names.
        case unknownSubcommand(String, nearest: String?, existing: [String])
        case missingSubcommand(existing: [String])
        /// With the name that was probably meant, or else with the options of the command and a
        /// command line that it understands.
        case unknownOption(String, nearest: String?, existing: [String], example: String)
        /// The option belongs to other commands, the owners.
        case misplacedOption(String, owners: [String])
        case missingValue(OptionSpec)
        case unexpectedValue(OptionSpec)
        case repeatedOption(OptionSpec)
        /// The text of an option or argument is not a value of its kind.
        case invalidValue(ValueProblem, of: String)
        case missingArgument(ArgumentSpec)
        case extraArgument(String, part: ExtraWord = .value)
        /// A word that is not text in UTF-8, as far as it can be shown.
        case notText(String)
        /// A mistake that a command itself found, as a sentence, and what to type instead.
        case refused(String, hint: String?)
    }

    /// The probable meaning of a word for which there is no argument.
    package enum ExtraWord: Hashable, Sendable {
        /// The value of an option.
        case option(OptionSpec)
        /// The rest of a value with spaces in it.
        case value
        /// Nothing: the command takes no words.
        case nothing
    }

    /// The command that the words belong to, from the program's name on.
    package let command: String
    package let reason: Reason

    package init(command: String, reason: Reason) {
        self.command = command
        self.reason = reason
    }
}

extension UsageError {
    /// The mistake, and the nearest right form.
    package var message: String {
        [problem, suggestion].compactMap(\.self).joined(separator: " ")
    }

    /// A copy that shows of each typed word what `word` returns.
    func showing(_ word: (String) -> String) -> UsageError {
        let shown: Reason =
            switch reason {
            case .unknownSubcommand(let name, let nearest, let existing):
                .unknownSubcommand(word(name), nearest: nearest, existing: existing)
            case .unknownOption(let option, let nearest, let existing, let example):
                .unknownOption(
                    word(option),
                    nearest: nearest,
                    existing: existing,
                    example: example
                )
            case .invalidValue(let problem, let name):
                .invalidValue(
                    ValueProblem(word(problem.text), problem.reason, hint: problem.hint),
                    of: name
                )
            case .extraArgument(let text, let part): .extraArgument(word(text), part: part)
            case .notText(let text): .notText(word(text))
            default: reason
            }
        return UsageError(command: command, reason: shown)
    }

    /// The help page to read next.
    package var hint: String { saying("See '\(command) --help'.") }

    private var problem: String {
        switch reason {
        case .unknownSubcommand(let name, _, _):
            saying("'\(command)' has no subcommand '\(name)'.")
        case .missingSubcommand: saying("'\(command)' needs a subcommand.")
        case .unknownOption(let option, _, _, _):
            saying("'\(command)' has no option '\(option)'.")
        case .misplacedOption(let option, _):
            saying("'\(option)' is no option of '\(command)'.")
        case .missingValue(let option): saying("\(option.spelling) needs a value.")
        case .unexpectedValue(let option): saying("\(option.spelling) takes no value.")
        case .repeatedOption(let option):
            saying("\(option.spelling) was given more than once.")
        case .invalidValue(let problem, let name):
            saying("The value '\(problem.text)' of \(name) \(translated(problem.reason)).")
        case .missingArgument(let argument): saying("\(argument.name) is missing.")
        case .extraArgument(let word, _): saying("'\(word)' is one argument too many.")
        case .notText(let word): saying("'\(word)' is not text in UTF-8.")
        case .refused(let sentence, _): translated(sentence)
        }
    }

    private var suggestion: String? {
        switch reason {
        case .unknownSubcommand(_, let nearest, let existing):
            nearest.map { saying("Did you mean '\($0)'?") } ?? Self.list(existing)
        case .unknownOption(_, let nearest, let existing, let example):
            nearest.map { saying("Did you mean '\($0)'?") }
                ?? saying("\(Self.list(existing)) For example: “\(example)”.")
        case .missingSubcommand(let existing):
            Self.list(existing)
        case .misplacedOption(_, let owners):
            saying("It belongs to \(owners.map { "'\($0)'" }.joined(separator: ", ")).")
        case .missingValue(let option):
            saying(
                """
                Write \(option.spelling)=\(option.placeholder), also when the value begins with a \
                dash.
                """
            )
        case .unexpectedValue, .repeatedOption: nil
        case .invalidValue(let problem, _): problem.hint.map(translated)
        case .missingArgument(let argument): argument.helpWithChoices
        case .extraArgument(let word, .option(let option)):
            saying("Did you mean '\(option.spelling) \(word)'?")
        case .extraArgument(_, .nothing): saying("Leave it out.")
        case .extraArgument(_, .value): saying("Quote a value that has spaces in it.")
        case .notText: saying("Type it again in a terminal that writes UTF-8.")
        case .refused(_, let hint): hint.map(translated)
        }
    }

    private static func list(_ names: [String]) -> String {
        saying("There is \(names.joined(separator: ", ")).")
    }
}
