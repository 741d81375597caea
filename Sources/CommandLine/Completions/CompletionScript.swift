/// Writes the script with which a shell completes command lines of the program (CL-6).
///
/// The script contains the whole table, and runs the program for values from the data alone.
package enum CompletionScript {
    package static func text(for shell: Shell, root: Command, globals: [any AnyOption]) -> String {
        let table = CompletionTable(root: root, globals: globals)
        return switch shell {
        case .bash: BashCompletion(table: table).text
        case .zsh: ZshCompletion(table: table).text
        case .fish: FishCompletion(table: table).text
        }
    }
}

/// A shell that the program can write a completion script for (CL-6).
package enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
}
