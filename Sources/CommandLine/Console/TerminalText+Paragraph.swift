package import MomentumTerminal

extension TerminalText {
    /// The text with a line end, on a terminal broken between words where it is wider.
    package func paragraph(on traits: TerminalTraits) -> TerminalText {
        guard let width = traits.outputWidth, displayWidth > width else { return self + "\n" }
        return .lines(wrapped(to: width))
    }

    /// A line that fits the terminal; whole where the output is for a file or a pipe (CL-18).
    package func cut(on traits: TerminalTraits) -> TerminalText {
        traits.outputWidth.map(cut(to:)) ?? self
    }
}
