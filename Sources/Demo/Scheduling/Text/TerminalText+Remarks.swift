extension TerminalText {
    /// What is worth a look after something was saved, a line each.
    static func remarks(_ sentences: [String]) -> TerminalText {
        .lines(sentences.map { "Note: \($0)" })
    }
}
