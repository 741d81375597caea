extension String {
    /// The text in lines of at most `columns` columns, broken between words if possible.
    ///
    /// A letter counts as one column; letters of wide scripts and emoji count as two. A word that
    /// is longer than a line is broken.
    ///
    /// - Returns: One or more lines; a single line may be empty.
    /// - Complexity: O(*n*) in the length of the text.
    func wrapped(columns: Int) -> [String] {
        var lines: [String] = []
        var (line, width) = ("", 0)
        for word in split(whereSeparator: \.isWhitespace) {
            let wanted = word.reduce(0) { $0 + $1.columns }
            if width > 0, width + 1 + wanted <= columns {
                line += " \(word)"
                width += 1 + wanted
                continue
            }
            if width > 0 { lines.append(line) }
            (line, width) = ("", 0)
            for character in word {
                if width > 0, width + character.columns > columns {
                    lines.append(line)
                    (line, width) = ("", 0)
                }
                line.append(character)
                width += character.columns
            }
        }
        return lines + [line]
    }
}

extension Character {
    /// Hangul, the first of the wide scripts, begins at U+1100.
    fileprivate var columns: Int {
        unicodeScalars.contains { $0.value >= 0x1100 && !("\u{2000}"..."\u{206F}" ~= $0) } ? 2 : 1
    }
}
