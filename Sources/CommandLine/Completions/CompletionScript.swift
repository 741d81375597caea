/// Writes the script with which a shell completes command lines (CL-6).
///
/// The script contains the whole command table. It runs the program only for values from the data.
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

/// A shell with a completion script (CL-6).
package enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
}
