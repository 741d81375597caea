import MomentumTerminal

extension TerminalText {
    /// Creates the path of a screen; its names may be user data, but the separators are not.
    init(path: String) {
        let names = path.split(separator: " › ").map { name -> TerminalText in
            name == "…" ? "\("…", .bold)" : TerminalText(data: String(name), .bold)
        }
        self = .joined(names, separator: TerminalText(" › ", .bold))
    }
}
