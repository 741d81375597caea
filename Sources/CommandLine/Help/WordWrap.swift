/// Breaks text between words.
enum WordWrap {
    /// The lines of `text`, each at most `width` columns unless a single word is longer.
    ///
    /// - Returns: At least one line, which may be empty.
    static func lines(of text: some StringProtocol, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            if line.isEmpty {
                line = String(word)
            } else if line.displayWidth + 1 + String(word).displayWidth <= width {
                line += " \(word)"
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return lines + [line]
    }
}
