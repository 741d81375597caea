/// A node of the command table: a command, or a group of commands.
///
/// Each subcommand is a value in its own file; `Docs/CommandLine.md` shows how to add one.
package struct Command: Sendable {
    /// The work of a command, run on the main actor because view models live there.
    package typealias Action =
        @MainActor @Sendable (Invocation, CommandContext) async throws -> CommandResult

    package let name: String
    /// One sentence on one line.
    package let summary: String
    /// Paragraphs for the help page; `nil` if the summary is enough.
    package let details: String?
    package let arguments: [any AnyArgument]
    package let options: [any AnyOption]
    /// Names that people type for it, with what is proposed instead; they are never carried out.
    private(set) var proposals: [String: String] = [:]
    /// A whole command line that can be typed as it is.
    package let example: String
    /// The shape of the `--json` output, as help shows it.
    package let json: String?
    package let subcommands: [Command]
    /// The action; `nil` for a group that needs a subcommand.
    package let action: Action?

    package init(
        _ name: String,
        summary: String,
        details: String? = nil,
        arguments: [any AnyArgument] = [],
        options: [any AnyOption] = [],
        example: String,
        json: String? = nil,
        action: @escaping Action
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.arguments = arguments
        self.options = options
        self.example = example
        self.json = json
        self.subcommands = []
        self.action = action
    }

    /// Creates a group of commands, which may have an action too.
    package init(
        _ name: String,
        summary: String,
        details: String? = nil,
        options: [any AnyOption] = [],
        example: String,
        json: String? = nil,
        subcommands: [Command],
        action: Action? = nil
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.arguments = []
        self.options = options
        self.example = example
        self.json = json
        self.subcommands = subcommands
        self.action = action
    }

    /// The same command, proposed for these names, too.
    ///
    /// - Parameters:
    ///   - names: The names that people type for it.
    ///   - line: The proposed line, if it has more than the name of the command.
    /// - Returns: A command that still has its one name alone.
    package func proposed(for names: String..., as line: String? = nil) -> Command {
        var command = self
        for other in names { command.proposals[other] = line ?? name }
        return command
    }

    /// The line that is meant by a name: the command itself, or a proposal.
    func line(for typed: String) -> String? { name == typed ? name : proposals[typed] }

    func subcommand(named name: String) -> Command? {
        subcommands.first { $0.name == name }
    }
}
