/// A node of the command table: something the program can be asked to do, or a group of such
/// things.
///
/// A subcommand is one value in a file of its own; `Docs/CommandLine.md` shows how one is added.
struct Command: Sendable {
    /// What a command does; on the main actor, where view models live.
    typealias Action =
        @MainActor @Sendable (Invocation, CommandContext) async throws -> CommandAnswer

    /// As it is typed.
    let name: String
    /// One line that says what it does; a sentence.
    let summary: String
    /// Paragraphs for its help page, `nil` when the summary says it all.
    let details: String?
    let arguments: [any AnyArgument]
    let options: [any AnyOption]
    /// A whole command line that can be typed as it is.
    let example: String
    /// The shape of what `--json` prints, as help shows it.
    let json: String?
    let subcommands: [Command]
    /// `nil` for a group that needs a subcommand.
    let action: Action?

    /// A command that does something.
    init(
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

    /// A group of commands, which can do something by itself too.
    init(
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

    func subcommand(named name: String) -> Command? {
        subcommands.first { $0.name == name }
    }
}
