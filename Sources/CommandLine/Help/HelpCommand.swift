import MomentumTerminal

/// `help [COMMAND…]` and `man [COMMAND…]`: the pages of the command table, by name.
package enum HelpCommand {
    static let names = Argument.any("COMMAND", "The command; the program without it.", as: .text)

    /// The help page of a command of `root`, which `--help` prints too.
    package static func help(of root: @escaping @Sendable () -> Command) -> Command {
        Command(
            "help",
            summary: "Explain a command, as --help does.",
            arguments: [names],
            example: "momentum help sites log",
            json: """
                {"command", "summary", "usage", "arguments": [{"name", "help"}], "options", \
                "generalOptions", "subcommands", "examples", "json"}
                """
        ) { call, context in
            let page = try page(call, root())
            return CommandResult(
                page.document,
                text: page.text(width: context.console.traits.width)
            )
            .paged()
        }
    }

    /// The manual page of a command of `root`.
    package static func manual(
        of root: @escaping @Sendable () -> Command,
        version: String
    ) -> Command {
        Command(
            "man",
            summary: "Print the manual page of a command, for man.",
            details: "To read it at once: momentum man sites log | man -l -",
            arguments: [names],
            example: "momentum man sites log > momentum-sites-log.1",
            json: #"{"page": text in roff}"#
        ) { call, _ in
            let page = ManualPage(page: try page(call, root()), version: version)
            return CommandResult(["page": page.text], text: TerminalText(lines: page.text)).paged()
        }
    }

    private static func page(_ call: Invocation, _ root: Command) throws(UsageError) -> HelpPage {
        // After two dashes nothing is an option, so every word has to be a command.
        let scan = CommandLineScanner(root: root, globals: []).scan(["--"] + call[names])
        if let error = scan.error { throw error }
        if let word = scan.words.first {
            throw UsageError(command: scan.pathText, reason: .extraArgument(word))
        }
        return HelpPage(path: scan.path, globals: GlobalOption.all.map(\.spec))
    }
}
