package import MomentumTerminal

extension TerminalText {
    /// The text with a line end, on a terminal broken between words where it is wider.
    package func paragraph(on traits: TerminalTraits) -> TerminalText {
        guard let width = traits.outputWidth, displayWidth > width else { return self + "\n" }
        return .lines(wrapped(to: width))
    }
}
