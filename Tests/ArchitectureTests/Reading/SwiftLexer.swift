/// Takes Swift source apart into tokens and comments.
///
/// It knows nested comments, raw and multi-line strings with the code in their interpolations,
/// regular expressions, names in backticks, and `#if` blocks. It reads everything that the compiler
/// accepts. Other text results in some tokens, and never in a trap.
struct SwiftLexer {
    private(set) var tokens: [Token] = []
    private(set) var comments: [Comment] = []

    let source: [UInt8]
    var position = 0
    private var line = 1
    private var lastTokenLine = 0
    private var lastDocumentationLine = -1
    private var conditions: [String] = []

    init(_ text: String) {
        source = Array(text.utf8)
        while position < source.count { readNext() }
    }

    /// The byte at a distance from the position, or zero outside the source.
    func byte(_ offset: Int = 0) -> UInt8 {
        let index = position + offset
        return index >= 0 && index < source.count ? source[index] : 0
    }

    func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { expected in
            position + expected.count <= source.count
                && expected.indices.allSatisfy { source[position + $0] == expected[$0] }
        }
    }

    /// Goes on by some bytes, counting lines.
    mutating func advance(_ count: Int = 1) {
        let end = min(position + count, source.count)
        while position < end {
            if source[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    func text(from start: Int) -> String {
        String(decoding: source[start..<position], as: UTF8.self)
    }

    /// Adds a token that began on `startLine`, the current line when there is none.
    mutating func append(_ kind: Token.Kind, _ text: String, startLine: Int? = nil) {
        let startLine = startLine ?? line
        tokens.append(
            Token(
                kind: kind,
                text: text,
                line: startLine,
                isFirstOnLine: startLine != lastTokenLine,
                isDocumented: lastDocumentationLine == startLine - 1,
                conditions: conditions
            )
        )
        lastTokenLine = line
    }

    /// Reads one token, comment, directive or run of white space.
    private mutating func readNext() {
        let next = byte()
        switch next {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
            advance()
        case UInt8(ascii: "/") where starts(with: "//"):
            readLineComment()
        case UInt8(ascii: "/") where starts(with: "/*"):
            readBlockComment()
        case UInt8(ascii: "/") where beginsRegex:
            readRegex(marks: 0)
        case UInt8(ascii: "\""):
            readString(marks: 0)
        case UInt8(ascii: "#"):
            readNumberSign()
        case UInt8(ascii: "`"):
            readEscapedWord()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            readNumber()
        case UInt8(ascii: "-") where starts(with: "->"):
            append(.symbol, "->")
            advance(2)
        default:
            if next.isWordByte { readWord() } else { readSymbol() }
        }
    }

    private mutating func readSymbol() {
        append(.symbol, String(UnicodeScalar(byte())))
        advance()
    }

    private mutating func readWord() {
        let start = position
        while byte().isWordByte { position += 1 }
        append(.word, text(from: start))
    }

    private mutating func readEscapedWord() {
        position += 1
        let start = position
        while position < source.count, byte() != UInt8(ascii: "`") { position += 1 }
        append(.escapedWord, text(from: start))
        advance()
    }

    private mutating func readNumber() {
        let start = position
        while byte().isWordByte || byte() == UInt8(ascii: ".") && byte(1).isDigit { position += 1 }
        append(.number, text(from: start))
    }

    private mutating func readLineComment() {
        let start = position
        while position < source.count, byte() != UInt8(ascii: "\n") { position += 1 }
        appendComment(from: start, startLine: line)
    }

    private mutating func readBlockComment() {
        let (start, startLine) = (position, line)
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                advance(2)
            } else if starts(with: "*/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && position < source.count
        appendComment(from: start, startLine: startLine)
    }

    private mutating func appendComment(from start: Int, startLine: Int) {
        let comment = Comment(text: text(from: start), line: startLine, lastLine: line)
        comments.append(comment)
        // Another comment between the documentation and what it documents takes nothing away.
        if comment.isDocumentation || lastDocumentationLine == startLine - 1 {
            lastDocumentationLine = line
        }
    }

    /// `#if` and similar directives, raw strings and regular expressions, or a name with a number
    /// sign.
    private mutating func readNumberSign() {
        var marks = 0
        while byte(marks) == UInt8(ascii: "#") { marks += 1 }
        if byte(marks) == UInt8(ascii: "\"") { return readString(marks: marks) }
        if byte(marks) == UInt8(ascii: "/") { return readRegex(marks: marks) }
        let start = position
        position += marks
        while byte().isWordByte { position += 1 }
        let name = text(from: start)
        guard ["#if", "#elseif", "#else", "#endif"].contains(name) else {
            return append(.word, name)
        }
        follow(directive: name, condition: readRestOfLine())
    }

    private mutating func readRestOfLine() -> String {
        let start = position
        while position < source.count, byte() != UInt8(ascii: "\n"), !starts(with: "//") {
            position += 1
        }
        return text(from: start).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private mutating func follow(directive: String, condition: String) {
        switch directive {
        case "#if": conditions.append(condition)
        case "#elseif": conditions.append("!(\(conditions.popLast() ?? "")) && \(condition)")
        case "#else": conditions.append("!(\(conditions.popLast() ?? ""))")
        default: _ = conditions.popLast()
        }
    }

    /// Reads tokens up to the parenthesis that closes an interpolation, and that one too.
    mutating func readInterpolation() {
        var depth = 0
        while position < source.count {
            let next = byte()
            readNext()
            if next == UInt8(ascii: "(") { depth += 1 }
            if next == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return }
        }
    }

    var currentLine: Int { line }
}
