/// Carries out command lines: finds the command, runs it, prints its answer or its failure.
struct CommandProgram: Sendable {
    let root: Command
    let version: String
    let host: HostEnvironment

    /// Carries out one command line.
    ///
    /// A cancelled task ends the command cooperatively; it answers with ``ExitCode/interrupted``.
    ///
    /// - Parameters:
    ///   - words: What was typed after the program's name.
    ///   - outputFailed: Called once, when standard output takes nothing more.
    /// - Returns: How the process should end.
    @MainActor
    func run(
        _ words: [String],
        outputFailed: @escaping @Sendable () -> Void = {}
    ) async -> ExitCode {
        let scan = CommandLineScanner(root: root, globals: GlobalOption.all).scan(words)
        let console = Console(
            mode: OutputMode(
                isJSON: scan.has(GlobalOption.json),
                isQuiet: scan.has(GlobalOption.quiet)
            ),
            traits: host.traits,
            output: host.output,
            error: host.error,
            outputFailed: outputFailed
        )
        let exitCode: ExitCode
        do {
            try console.print(try await answer(to: scan, on: console))
            exitCode = .success
        } catch {
            exitCode = console.report(CommandFailure(error))
        }
        return console.reportOutputFailure(after: exitCode)
    }

    @MainActor
    private func answer(
        to scan: ScannedCommandLine,
        on console: Console
    ) async throws -> CommandAnswer {
        if scan.has(GlobalOption.help) {
            // Mistakes elsewhere on the line are why people ask for help.
            if let error = scan.error, case .unknownSubcommand = error.reason { throw error }
            let page = HelpPage(path: scan.path, globals: GlobalOption.all.map(\.spec))
            return CommandAnswer(page.document, text: page.text(width: host.traits.width))
        }
        if scan.has(GlobalOption.version), scan.error == nil {
            return CommandAnswer(
                ["name": root.name, "version": version],
                text: "\(root.name) \(version)\n"
            )
        }
        let options = try GlobalOptions(scan, host: host)
        let reader = CommandLineReader(
            scan: scan,
            context: ValueContext(
                calendar: options.calendar,
                workingDirectory: host.workingDirectory
            )
        )
        let (action, invocation) = try reader.invocation()
        let context = CommandContext(options: options, host: host, console: console)
        return try await action(invocation, context)
    }
}
