import MomentumTerminal

/// The description of an argument for help, completion and the parser.
package struct ArgumentSpec: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        case required
        case optional
        /// Takes zero or more remaining words.
        case any
    }

    /// The name in capitals, as help shows it.
    let name: String
    let help: String
    let form: Form
    let completion: CompletionHint

    /// The help, and the values where there are few.
    var helpWithChoices: String {
        let help = translated(help)
        guard case .choices(let values) = completion else { return help }
        return saying("\(help) There is \(values.joined(separator: ", ")).")
    }

    /// True if it takes all words that are left.
    var takesRest: Bool { form == .any }

    /// The form in the usage line: `NAME`, `[NAME]` or `[NAME…]`.
    var usage: String {
        switch form {
        case .required: name
        case .optional: "[\(name)]"
        case .any: "[\(name)…]"
        }
    }
}
