package import Foundation
package import MomentumTerminal

/// Carries out command lines: finds the command, runs it, prints its answer or its failure.
package struct CommandProgram: Sendable {
    package let root: Command
    package let version: String
    package let host: HostEnvironment
    /// Completes a context with the records that the command works on.
    package typealias Preparation = @Sendable (CommandContext) throws -> CommandContext

    private let prepare: Preparation
    /// Answers the questions of completion scripts.
    let complete: CompletionQuestion.Answer
    /// The part of a typed word that a message may show.
    let shown: @Sendable (String) -> String
    /// Chooses a language by the locale of words, and by that of dates and counts.
    package typealias LanguageChoice =
        @Sendable (_ words: Locale, _ forms: Locale) -> TerminalLanguage

    /// The language of all texts for people.
    let language: LanguageChoice

    package init(
        root: Command,
        version: String,
        host: HostEnvironment,
        prepare: @escaping Preparation,
        complete: @escaping CompletionQuestion.Answer,
        shown: @escaping @Sendable (String) -> String,
        language: @escaping LanguageChoice = { TerminalLanguage(locale: $1) }
    ) {
        self.root = root
        self.version = version
        self.host = host
        self.prepare = prepare
        self.complete = complete
        self.shown = shown
        self.language = language
    }

    /// Carries out one command line.
    ///
    /// Cancelling the task cancels the command, which then ends as ``ExitCode/interrupted``. A
    /// reader that closes the output cancels the command too.
    ///
    /// - Parameters:
    ///   - words: The words after the name of the program.
    ///   - unreadable: The first word that is not valid text, if any; nothing runs then.
    /// - Returns: The exit code of the program.
    @MainActor
    // Optimized, Swift 6.3 binds the task-local value without its type, and crashes at once.
    @_optimize(none)
    package func run(_ words: [String], unreadable: String? = nil) async -> ExitCode {
        if words.first == CompletionQuestion.command {
            await answerScript(words.dropFirst())
            return .success
        }
        var scan = CommandLineScanner(root: root, globals: GlobalOption.all).scan(words)
        if let unreadable {
            scan.error = UsageError(command: scan.pathText, reason: .notText(unreadable))
        }
        let language =
            GlobalOptions.locales(of: scan, host: host).map(language)
            ?? TerminalLanguage()
        return await TerminalLanguage.$current.withValue(language) { await run(scan) }
    }

    @MainActor
    private func run(_ scan: ScannedCommandLine) async -> ExitCode {
        let console = Console(
            mode: OutputMode(
                isJSON: scan.has(GlobalOption.json),
                isQuiet: scan.has(GlobalOption.quiet),
                isVerbose: scan.has(GlobalOption.verbose)
            ),
            traits: host.traits,
            input: host.input,
            output: host.output,
            error: host.error,
            pager: scan.has(GlobalOption.json) || scan.has(GlobalOption.noPager)
                ? nil : host.makePager()
        )
        let unfinished = UnfinishedWork()
        let work = Task { try await answer(to: scan, on: console, leaving: unfinished) }
        console.onOutputFailure { work.cancel() }
        let exitCode: ExitCode
        var isSaved = false
        do {
            let answer = try await withTaskCancellationHandler {
                try await work.value
            } onCancel: {
                work.cancel()
            }
            isSaved = answer.isSaved
            console.endList()
            try console.print(answer)
            exitCode = .success
        } catch {
            console.endList()
            let mistake = (error as? UsageError)?.showing(shown)
            exitCode = console.report(CommandFailure(mistake ?? error))
        }
        await unfinished.finish()
        return console.reportOutputFailure(after: exitCode, isSaved: isSaved)
    }

    /// Prints the values that a script asks for; prints nothing on failure.
    @MainActor
    private func answerScript(_ words: ArraySlice<String>) async {
        let silent = Console(
            mode: OutputMode(isJSON: false, isQuiet: true, isVerbose: false),
            traits: host.traits,
            input: host.input,
            output: SilentSink(),
            error: SilentSink()
        )
        guard
            let question = try? CompletionQuestion(
                words,
                root: root,
                host: host,
                console: silent,
                prepare: prepare
            ),
            let values = try? await complete(question)
        else { return }
        // A shell that has exited needs no answer.
        try? host.output.write(Array(values.compactMap(\.line).joined().utf8))
    }

    @MainActor
    private func answer(
        to scan: ScannedCommandLine,
        on console: Console,
        leaving unfinished: UnfinishedWork
    ) async throws -> CommandResult {
        // A group without a subcommand prints its help page.
        let isGroup = scan.path.last?.action == nil && scan.error == nil
        if scan.has(GlobalOption.help) || isGroup && !scan.has(GlobalOption.version) {
            // Other mistakes on the line do not block help: people ask for it because of them.
            if let error = scan.error, case .unknownSubcommand = error.reason { throw error }
            let page = HelpPage(path: scan.path, globals: GlobalOption.all.map(\.spec))
            return CommandResult(page.document, text: page.text(width: host.traits.width)).paged()
        }
        if scan.has(GlobalOption.version), scan.error == nil {
            return CommandResult(
                ["name": root.name, "version": version],
                text: "\(root.name) \(version)\n"
            )
        }
        let options = try GlobalOptions(scan, host: host)
        let reader = CommandLineReader(
            scan: scan,
            context: ValueContext(
                now: options.now ?? host.now(),
                calendar: options.calendar,
                workingDirectory: host.workingDirectory
            )
        )
        let (action, invocation) = try reader.invocation()
        let context = try prepare(
            CommandContext(
                options: options,
                host: host,
                console: console,
                path: scan.path.map(\.name),
                unfinished: unfinished
            )
        )
        console.name(context.owner)
        return try await action(invocation, context)
    }
}

private struct SilentSink: ByteSink {
    func write(_ bytes: [UInt8]) throws(WriteFailure) {}
}
