extension TerminalText {
    /// The beginning of the text that fits into so many columns, with “…” for what does not.
    func cut(to width: Int) -> TerminalText {
        guard displayWidth > width else { return self }
        var room = width - 1
        var text = TerminalText()
        for span in spans {
            let kept = span.text.prefix { character in
                room -= character.displayWidth
                return room >= 0
            }
            // Nothing that was safe before becomes unsafe by leaving out its end.
            text += TerminalText(String(kept), span.style)
            if kept.endIndex != span.text.endIndex { break }
        }
        return text + "…"
    }
}
