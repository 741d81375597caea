extension SwiftLexer {
    /// True if a slash here begins a regular expression: there is nothing to divide before it, and
    /// another slash follows on the same line.
    var beginsRegex: Bool {
        guard byte(1) != UInt8(ascii: " "), byte(1) != UInt8(ascii: "\n"), !followsOperand else {
            return false
        }
        var offset = 1
        while byte(offset) != UInt8(ascii: "\n"), position + offset < source.count {
            if byte(offset) == UInt8(ascii: "\\") {
                offset += 1
            } else if byte(offset) == UInt8(ascii: "/") {
                return true
            }
            offset += 1
        }
        return false
    }

    private var followsOperand: Bool {
        guard let last = tokens.last else { return false }
        switch last.kind {
        case .word: return !["return", "in", "case", "try", "await", "where"].contains(last.text)
        case .escapedWord, .number, .string, .regex: return true
        case .symbol: return [")", "]", "}", "?", "!"].contains(last.text)
        }
    }

    /// Reads `/…/`, or `#/…/#` with as many number signs as `marks`.
    mutating func readRegex(marks: Int) {
        let startLine = currentLine
        advance(marks + 1)
        let start = position
        while position < source.count {
            if byte() == UInt8(ascii: "\\") {
                advance(2)
            } else if byte() == UInt8(ascii: "/"), hasMarks(marks, after: 1) {
                break
            } else {
                advance()
            }
        }
        append(.regex, text(from: start), startLine: startLine)
        advance(marks + 1)
    }

    /// Reads a string of any form; the code of its interpolations becomes tokens before it.
    mutating func readString(marks: Int) {
        let startLine = currentLine
        position += marks
        let quotes = starts(with: "\"\"\"") ? 3 : 1
        position += quotes
        var text = ""
        var start = position
        while position < source.count, !endsString(quotes: quotes, marks: marks) {
            if byte() != UInt8(ascii: "\\") || !hasMarks(marks, after: 1) {
                advance()
            } else if byte(1 + marks) == UInt8(ascii: "(") {
                text += self.text(from: start)
                position += 1 + marks
                readInterpolation()
                start = position
            } else {
                advance(2 + marks)
            }
        }
        text += self.text(from: start)
        append(.string, text, startLine: startLine)
        advance(quotes + marks)
    }

    private func endsString(quotes: Int, marks: Int) -> Bool {
        (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") } && hasMarks(marks, after: quotes)
    }

    private func hasMarks(_ marks: Int, after offset: Int) -> Bool {
        (0..<marks).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }
}
