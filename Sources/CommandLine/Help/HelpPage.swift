import MomentumTerminal

/// The page of `--help`: subcommands, arguments, options and examples of a command (CL-3).
struct HelpPage: Sendable {
    /// From the program to the command; not empty.
    let path: [Command]
    let globals: [OptionSpec]

    private var command: Command? { path.last }
    private var pathText: String { path.map(\.name).joined(separator: " ") }

    /// The paragraphs below the summary.
    var details: [String] {
        translated(command?.details ?? "").split(separator: "\n\n").map(String.init)
    }

    var optionRows: [(term: String, meaning: String)] { command?.options.map(\.spec.row) ?? [] }
    var globalRows: [(term: String, meaning: String)] { globals.map(\.row) }

    private var usage: String {
        guard let command else { return "" }
        var words = [pathText]
        if !command.subcommands.isEmpty {
            words.append(command.action == nil ? "COMMAND" : "[COMMAND]")
        }
        words += command.arguments.map(\.spec.usage)
        words.append(saying("[options]"))
        return words.joined(separator: " ")
    }

    /// A group shows one example of each subcommand.
    private var examples: [String] {
        guard let command else { return [] }
        return command.subcommands.isEmpty
            ? [command.example]
            : command.subcommands.map(\.example)
    }

    var document: HelpDocument {
        HelpDocument(
            command: pathText,
            summary: translated(command?.summary ?? ""),
            usage: usage,
            arguments: command?.arguments.map { HelpDocument.Entry($0.spec) } ?? [],
            options: command?.options.map { HelpDocument.Entry($0.spec) } ?? [],
            generalOptions: globals.map { HelpDocument.Entry($0) },
            subcommands: command?.subcommands.map { HelpDocument.Entry($0) } ?? [],
            examples: examples,
            json: command?.json
        )
    }

    /// The page as text for a terminal of `width` columns.
    ///
    /// Lines have 40 to 100 columns, because longer ones are hard to read.
    func text(width: Int) -> TerminalText {
        let layout = HelpLayout(width: min(max(width, 40), 100))
        guard let command else { return TerminalText() }
        var sections = [
            layout.paragraph(saying("Usage: \(usage)"), indent: 0, hanging: 4),
            layout.paragraph(translated(command.summary)),
        ]
        sections += details.map { layout.paragraph($0) }
        sections.append(
            layout.table(
                "Commands",
                command.subcommands.map { ($0.name, translated($0.summary)) }
            )
        )
        sections.append(
            layout.table(
                "Arguments",
                command.arguments.map { ($0.spec.usage, translated($0.spec.help)) }
            )
        )
        sections.append(layout.table("Options", optionRows))
        sections.append(layout.table("General options", globalRows))
        sections.append(layout.list(examples.count > 1 ? "Examples" : "Example", examples))
        sections.append(layout.list("With --json", command.json.map { [$0] } ?? []))
        return .joined(sections.filter { !$0.isEmpty }, separator: "\n")
    }
}

extension OptionSpec {
    fileprivate var row: (term: String, meaning: String) {
        let short = short.map { "-\($0), " } ?? ""
        let help = translated(help)
        guard case .choices(let choices) = completion else { return (short + usage, help) }
        return (short + usage, saying("\(help) One of \(choices.joined(separator: ", "))."))
    }
}
