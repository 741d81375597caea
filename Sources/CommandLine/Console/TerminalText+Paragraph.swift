package import MomentumTerminal

extension TerminalText {
    /// The text and a line end; on a terminal, lines break between words at its width.
    package func paragraph(on traits: TerminalTraits) -> TerminalText {
        guard let width = traits.outputWidth, displayWidth > width else { return self + "\n" }
        return .lines(wrapped(to: width))
    }

    /// A line cut to the width of the terminal; unchanged in a file or a pipe (CL-18).
    package func cut(on traits: TerminalTraits) -> TerminalText {
        traits.outputWidth.map(cut(to:)) ?? self
    }
}
