import MomentumTerminal

extension TerminalText {
    /// The path of a screen, whose names may be of the user's data; the marks between them are not.
    init(path: String) {
        let names = path.split(separator: " › ").map { name -> TerminalText in
            name == "…" ? "\("…", .bold)" : TerminalText(data: String(name), .bold)
        }
        self = .joined(names, separator: TerminalText(" › ", .bold))
    }
}
