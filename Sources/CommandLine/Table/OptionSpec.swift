/// The description of an option for help, completion and the parser.
package struct OptionSpec: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        /// No value; the option is present or absent.
        case flag
        /// One value, `--name VALUE` or `--name=VALUE`, at most once.
        case value
        /// Like `value`, any number of times.
        case repeated
    }

    /// The name without dashes.
    let name: String
    /// The single letter of the short form, as in `-h`.
    let short: Character?
    /// The name of the value in help, in capitals; empty for a flag.
    let placeholder: String
    let help: String
    let form: Form
    let completion: CompletionHint

    /// The long form as typed: `--name`.
    var spelling: String { "--\(name)" }

    /// All forms that can be typed: `--name`, and `-n` if there is a short form.
    var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }

    /// The form in help: `--name TEXT`.
    var usage: String {
        switch form {
        case .flag: spelling
        case .value, .repeated: "\(spelling) \(placeholder)"
        }
    }

    var takesValue: Bool { form == .value || form == .repeated }
}
