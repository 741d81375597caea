/// The table of commands as completion scripts need it: flat, one row for each command.
struct CompletionTable: Sendable {
    struct Row: Sendable {
        /// From the program's name on, as it is typed.
        let path: String
        let subcommands: [Command]
        let options: [OptionSpec]
        let arguments: [ArgumentSpec]
    }

    /// The program's name.
    let program: String
    let globals: [OptionSpec]
    /// Each command after its group.
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
