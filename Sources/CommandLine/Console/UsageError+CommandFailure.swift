extension UsageError: CommandFailureConvertible {
    package var commandFailure: CommandFailure {
        // The line break keeps text to be typed apart from the pointer to help.
        let isSentence = message.last.map(".?!".contains) ?? false
        return CommandFailure(
            domain: CommandFailure.ownDomain,
            code: 2,
            kind: kind,
            message: isSentence ? "\(message) \(hint)" : "\(message) (\(hint))",
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
