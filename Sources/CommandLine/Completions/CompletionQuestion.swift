import MomentumTerminal

/// A completion script's question about the values that fit a command line (CL-21).
///
/// The script runs `momentum complete KIND WORD…` with the words before the cursor. The command
/// table omits that command, and so do help and completion.
package struct CompletionQuestion: Sendable {
    /// A suggested value and a short description for people.
    package struct Value: Hashable, Sendable {
        package let text: String
        package let about: String

        package init(_ text: String, _ about: String = "") {
            self.text = text
            self.about = about
        }
    }

    package typealias Answer = @MainActor @Sendable (CompletionQuestion) async throws -> [Value]

    static let command = "complete"

    package let kind: String
    /// The data that the command line is about.
    package let context: CommandContext
    private let scan: ScannedCommandLine
    private let values: ValueContext

    /// Reads the kind and the words before the cursor; `console` prints nothing.
    ///
    /// - Throws: The error of a global option that cannot be applied, or of `prepare`.
    init?(
        _ words: some Collection<String>,
        root: Command,
        host: HostEnvironment,
        console: Console,
        prepare: CommandProgram.Preparation
    ) throws {
        guard let kind = words.first else { return nil }
        self.kind = kind
        let scanner = CommandLineScanner(root: root, globals: GlobalOption.all)
        var scan = scanner.scan(Array(words.dropFirst()))
        // A line in progress lacks words: the option before the cursor has no value yet.
        scan.error = nil
        let options = try GlobalOptions(scan, host: host)
        context = try prepare(
            CommandContext(
                options: options,
                host: host,
                console: console,
                path: scan.path.map(\.name)
            )
        )
        values = ValueContext(
            now: context.now,
            calendar: options.calendar,
            workingDirectory: host.workingDirectory
        )
        self.scan = scan
    }

    /// The value of an option on the command line; `nil` if it is absent or invalid.
    package func value<Value>(of option: Option<Value>) -> Value? {
        let texts = scan.texts(of: option.spec, isGlobal: false)
        return texts.isEmpty ? nil : try? option.read(texts, values)
    }
}

extension CompletionQuestion.Value {
    /// The line for a script; `nil` for a value that a script line cannot contain.
    var line: String? {
        guard !text.isEmpty, !text.unicodeScalars.contains(where: \.steersTerminal) else {
            return nil
        }
        let about = String(about.unicodeScalars.filter { !$0.steersTerminal })
        return "\(text)\t\(TerminalText(about).plain)\n"
    }
}
