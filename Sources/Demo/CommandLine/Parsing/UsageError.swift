/// A command line that cannot be carried out as it was typed (CL-3).
struct UsageError: Error, Hashable, Sendable {
    enum Reason: Hashable, Sendable {
        /// With the name that was probably meant, or else with all there are.
        case unknownSubcommand(String, nearest: String?, existing: [String])
        case missingSubcommand(existing: [String])
        /// With the name that was probably meant, or else with all there are.
        case unknownOption(String, nearest: String?, existing: [String])
        /// The option exists, but not for this command; the commands that have it.
        case misplacedOption(String, owners: [String])
        case missingValue(OptionSpec)
        case unexpectedValue(OptionSpec)
        case repeatedOption(OptionSpec)
        /// What was given for an option or argument is no value for it.
        case invalidValue(ValueProblem, of: String)
        case missingArgument(ArgumentSpec)
        case extraArgument(String)
        /// A word that is no text in UTF-8, as far as it can be shown.
        case notText(String)
        /// What a command itself found wrong, as a sentence, and what to type instead.
        case refused(String, hint: String?)
    }

    /// The command that the words belong to, from the program's name on.
    let command: String
    let reason: Reason
}
