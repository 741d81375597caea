/// A shell that the program can write a completion script for (CL-6).
enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
}
