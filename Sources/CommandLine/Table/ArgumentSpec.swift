/// The description of an argument for help, completion and the parser.
package struct ArgumentSpec: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        case required
        case optional
        /// Takes all words that are left, at least one.
        case repeated
    }

    /// In capitals, as help shows it.
    let name: String
    let help: String
    let form: Form
    let completion: CompletionHint

    /// As the usage line shows it: `NAME`, `[NAME]` or `NAME…`.
    var usage: String {
        switch form {
        case .required: name
        case .optional: "[\(name)]"
        case .repeated: "\(name)…"
        }
    }
}
