/// The values of the arguments and options in a command line.
package struct Invocation: Sendable {
    /// The names of the command and its groups, as typed: `momentum sites log`.
    package let path: String
    private let options: [String: any Sendable]
    private let arguments: [String: any Sendable]

    init(path: String, options: [String: any Sendable], arguments: [String: any Sendable]) {
        self.path = path
        self.options = options
        self.arguments = arguments
    }

    package subscript<Value>(option: Option<Value>) -> Value {
        guard let value = options[option.spec.name] as? Value else {
            // The parser fills in every declared option, with its default if none was typed. Only a
            // command that reads an option it does not declare gets here.
            preconditionFailure("\(path) does not declare \(option.spec.spelling)")
        }
        return value
    }

    package subscript<Value>(argument: Argument<Value>) -> Value {
        guard let value = arguments[argument.spec.name] as? Value else {
            // The parser requires a value for each declared argument. Only a command that reads an
            // argument it does not declare gets here.
            preconditionFailure("\(path) does not declare \(argument.spec.name)")
        }
        return value
    }

    /// A usage error that the command itself found; the caller throws it.
    package func usageError(_ sentence: String, hint: String? = nil) -> UsageError {
        UsageError(command: path, reason: .refused(sentence, hint: hint))
    }
}
