/// The command table in the form of completion scripts: one row for each command.
struct CompletionTable: Sendable {
    struct Row: Sendable {
        /// The words from the program's name to the command's.
        let path: String
        let subcommands: [Command]
        let options: [OptionSpec]
        let arguments: [ArgumentSpec]
    }

    let program: String
    let globals: [OptionSpec]
    /// The rows of all commands; each follows the row of its group.
    let rows: [Row]

    init(root: Command, globals: [any AnyOption]) {
        program = root.name
        self.globals = globals.map(\.spec)
        rows = Self.rows(of: root, below: "")
    }

    private static func rows(of command: Command, below group: String) -> [Row] {
        let path = group.isEmpty ? command.name : "\(group) \(command.name)"
        let row = Row(
            path: path,
            subcommands: command.subcommands,
            options: command.options.map(\.spec),
            arguments: command.arguments.map(\.spec)
        )
        return [row] + command.subcommands.flatMap { rows(of: $0, below: path) }
    }
}
