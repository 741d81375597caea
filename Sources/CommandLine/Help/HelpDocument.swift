import MomentumTerminal

/// A help page for programs, and the parts of a manual page.
struct HelpDocument: Encodable, Equatable, Sendable {
    struct Entry: Encodable, Equatable, Sendable {
        let name: String
        let help: String

        init(_ spec: ArgumentSpec) {
            name = spec.usage
            help = translated(spec.help)
        }

        init(_ spec: OptionSpec) {
            name = spec.usage
            help = translated(spec.help)
        }

        init(_ command: Command) {
            name = command.name
            help = translated(command.summary)
        }
    }

    let command: String
    let summary: String
    let usage: String
    let arguments: [Entry]
    let options: [Entry]
    let generalOptions: [Entry]
    let subcommands: [Entry]
    let examples: [String]
    @Nullable var json: String?
}
