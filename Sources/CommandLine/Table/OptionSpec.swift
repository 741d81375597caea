/// The description of an option for help, completion and the parser.
package struct OptionSpec: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        /// No value: it is there or not.
        case flag
        /// One value, `--name VALUE` or `--name=VALUE`, at most once.
        case value
        /// Like `value`, any number of times.
        case repeated
        /// `--name` alone or `--name=VALUE`; a following word is never its value.
        case optionalValue
    }

    /// Without the dashes.
    let name: String
    /// The single letter of the short form, as in `-h`.
    let short: Character?
    /// The name of the value in help, in capitals; empty for a flag.
    let placeholder: String
    let help: String
    let form: Form
    let completion: CompletionHint

    /// As it is typed: `--name`.
    var spelling: String { "--\(name)" }

    /// Every way to type it: `--name`, and `-n` if there is a short form.
    var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }

    /// As help shows it: `--name TEXT`.
    var usage: String {
        switch form {
        case .flag: spelling
        case .value, .repeated: "\(spelling) \(placeholder)"
        case .optionalValue: "\(spelling)[=\(placeholder)]"
        }
    }

    var takesValue: Bool { form == .value || form == .repeated }
}
