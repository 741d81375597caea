/// Turns a sorted command line into typed values.
struct CommandLineReader: Sendable {
    let scan: ScannedCommandLine
    let context: ValueContext

    func invocation() throws(UsageError) -> (action: Command.Action, invocation: Invocation) {
        if let error = scan.error { throw error }
        guard let command = scan.path.last, let action = command.action else {
            let existing = scan.path.last?.subcommands.map(\.name) ?? []
            throw usage(.missingSubcommand(existing: existing))
        }
        let invocation = Invocation(
            path: scan.pathText,
            options: try optionValues(of: command),
            arguments: try argumentValues(of: command)
        )
        return (action, invocation)
    }

    /// Reads a global option.
    ///
    /// The scanner has sorted it, so its value can only be invalid or repeated.
    func value<Value>(of option: Option<Value>) throws(UsageError) -> Value {
        let texts = try texts(of: option.spec, isGlobal: true)
        do {
            return try option.read(texts, context)
        } catch {
            throw usage(.invalidValue(error, of: option.spec.spelling))
        }
    }

    private func optionValues(of command: Command) throws(UsageError) -> [String: any Sendable] {
        var values: [String: any Sendable] = [:]
        for option in command.options {
            let texts = try texts(of: option.spec, isGlobal: false)
            do {
                values[option.spec.name] = try option.value(of: texts, in: context)
            } catch {
                throw usage(.invalidValue(error, of: option.spec.spelling))
            }
        }
        return values
    }

    private func argumentValues(of command: Command) throws(UsageError) -> [String: any Sendable] {
        var values: [String: any Sendable] = [:]
        var rest = scan.words[...]
        for argument in command.arguments {
            let count = argument.spec.takesRest ? rest.count : min(1, rest.count)
            let words = Array(rest.prefix(count))
            rest = rest.dropFirst(count)
            if words.isEmpty, ![.optional, .any].contains(argument.spec.form) {
                throw usage(.missingArgument(argument.spec))
            }
            do {
                values[argument.spec.name] = try argument.value(of: words, in: context)
            } catch {
                throw usage(.invalidValue(error, of: argument.spec.name))
            }
        }
        if let word = rest.first {
            throw usage(.extraArgument(word, part: part(word, in: command)))
        }
        return values
    }

    /// The probable meaning of a word that is too many.
    ///
    /// It may be the value of an option whose name begins with that of a typed flag, the number of
    /// rows, or an address.
    private func part(_ word: String, in command: Command) -> UsageError.ExtraWord {
        let flags = scan.occurrences.map(\.spec).filter { $0.form == .flag }.map(\.name)
        let option = command.options.map(\.spec).filter(\.takesValue).first { option in
            flags.contains { option.name.hasPrefix("\($0)-") }
                || option.short == "n" && Int(word) != nil
                || option.placeholder == "URL" && word.contains("://")
        }
        if let option { return .option(option) }
        let hasValue = scan.occurrences.contains { $0.depth != nil && $0.text != nil }
        return command.arguments.isEmpty && !hasValue ? .nothing : .value
    }

    private func texts(of spec: OptionSpec, isGlobal: Bool) throws(UsageError) -> [String?] {
        let texts = scan.texts(of: spec, isGlobal: isGlobal)
        if spec.form == .value, texts.count > 1 { throw usage(.repeatedOption(spec)) }
        return texts
    }

    private func usage(_ reason: UsageError.Reason) -> UsageError {
        UsageError(command: scan.pathText, reason: reason)
    }
}
