extension UsageError: CommandFailureConvertible {
    package var commandFailure: CommandFailure {
        // A message that ends in something to type is a line of its own.
        let isSentence = message.last.map(".?!".contains) ?? false
        return CommandFailure(
            domain: CommandFailure.ownDomain,
            code: 2,
            kind: kind,
            message: "\(message)\(isSentence ? " " : "\n")\(hint)",
            exitCode: .usage
        )
    }

    private var kind: String {
        switch reason {
        case .unknownSubcommand: "unknownSubcommand"
        case .missingSubcommand: "missingSubcommand"
        case .unknownOption: "unknownOption"
        case .misplacedOption: "misplacedOption"
        case .missingValue: "missingValue"
        case .unexpectedValue: "unexpectedValue"
        case .repeatedOption: "repeatedOption"
        case .invalidValue: "invalidValue"
        case .missingArgument: "missingArgument"
        case .extraArgument: "extraArgument"
        case .notText: "notText"
        case .refused: "refused"
        }
    }
}
