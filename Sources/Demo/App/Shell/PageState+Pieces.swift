import MomentumTerminal

extension PageState {
    /// A long text without blanks in lines that fit the terminal, because it has to be seen whole.
    func pieces(of text: String, _ style: TextStyle = .plain) -> [TerminalText] {
        let text = TerminalText(text).plain
        // The sections stand beside the screen on a wide terminal.
        let room = max(width >= 100 ? width - 20 : width - 2, 20)
        return stride(from: 0, to: text.count, by: room).map { start in
            TerminalText(String(text.dropFirst(start).prefix(room)), style)
        }
    }
}
