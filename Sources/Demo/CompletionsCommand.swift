import MomentumCommandLine
import MomentumTerminal

/// `momentum completions SHELL` (CL-6).
enum CompletionsCommand {
    static let shell = Argument.required(
        "SHELL",
        "The shell that is to complete command lines.",
        as: .choice(of: Shell.self)
    )

    static let command = Command(
        "completions",
        summary: "Print the completion script of a shell.",
        details: """
            Write the script to where the shell looks for such scripts, or load it from the start \
            file of the shell with: source <(momentum completions bash)
            """,
        arguments: [shell],
        example: "momentum completions bash > ~/.local/share/bash-completion/completions/momentum",
        json: #"{"script": text, "shell": "bash" | "zsh" | "fish"}"#
    ) { call, _ in
        let wanted = call[shell]
        let script = CompletionScript.text(for: wanted, root: .momentum, globals: GlobalOption.all)
        return CommandResult(
            ["script": script, "shell": wanted.rawValue],
            text: TerminalText(lines: script)
        )
    }
}
