/// Text that is safe to print: everything from outside is escaped (CL-7).
///
/// A literal is printed exactly as in the source. Every interpolated value is escaped, whether it
/// comes from a file, a server or a command line.
///
/// ```swift
/// let line: TerminalText = "Logged \(entry.name, .bold).\n"
/// ```
package struct TerminalText: Hashable, Sendable {
    /// A run of text in one style.
    struct Span: Hashable, Sendable {
        var text: String
        var style: TextStyle
        /// True for data of the user or a server, which also stay unchanged in ASCII.
        var isData = false
    }

    private(set) var spans: [Span] = []

    package init() {}

    /// Escapes `outside`, including line ends.
    ///
    /// A literal is a text of the program instead, which the other initializer takes. It would not
    /// if this one took a `String`, which is the usual type of a literal.
    @_disfavoredOverload
    package init(_ outside: some StringProtocol, _ style: TextStyle = .plain) {
        self.init(verbatim: String(outside), style)
    }

    /// Escapes a text that is shown in every language as it is, including line ends.
    package init(verbatim outside: String, _ style: TextStyle = .plain) {
        append(outside.escapedForTerminal, style)
    }

    /// The text in another style, where it is plain.
    package init(_ text: TerminalText, _ style: TextStyle = .plain) {
        for span in text.spans {
            append(span.text, span.style == .plain ? style : span.style, isData: span.isData)
        }
    }

    /// Escapes the user's data, which stay unchanged if the program writes ASCII.
    package init(data outside: String, _ style: TextStyle = .plain) {
        append(outside.escapedForTerminal, style, isData: true)
    }

    /// Keeps the line ends of `outside` and escapes each of its lines.
    package init(lines outside: String) {
        let lines = outside.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        append(lines.map { String($0).escapedForTerminal }.joined(separator: "\n"), .plain)
    }

    package var plain: String { spans.map(\.text).joined() }

    /// The number of terminal columns that the text takes, without line ends.
    package var displayWidth: Int { plain.displayWidth }

    package var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }

    /// The characters to print, with escape sequences for styles if wanted.
    package func rendered(styled: Bool) -> String {
        guard styled else { return plain }
        return spans.map { span in
            guard let code = span.style.code, !span.text.isEmpty else { return span.text }
            return "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
        }.joined()
    }

    package static func + (left: TerminalText, right: TerminalText) -> TerminalText {
        var text = left
        text.append(right)
        return text
    }

    package static func += (left: inout TerminalText, right: TerminalText) {
        left.append(right)
    }

    package mutating func append(_ other: TerminalText) {
        for span in other.spans { append(span.text, span.style, isData: span.isData) }
    }

    /// Adds text that is known to be safe.
    mutating func append(_ safe: String, _ style: TextStyle, isData: Bool = false) {
        guard !safe.isEmpty else { return }
        if let last = spans.indices.last, spans[last].style == style,
            spans[last].isData == isData
        {
            spans[last].text += safe
        } else {
            spans.append(Span(text: safe, style: style, isData: isData))
        }
    }
}

extension TerminalText: ExpressibleByStringInterpolation {
    package struct StringInterpolation: StringInterpolationProtocol {
        private var text = TerminalText()
        private var sentence = TranslatedSentence()

        package init(literalCapacity: Int, interpolationCount: Int) {}

        fileprivate var result: TerminalText { sentence.translated() ?? text }

        package mutating func appendLiteral(_ literal: String) {
            text.append(literal, .plain)
            sentence.append(literal)
        }

        @_disfavoredOverload
        package mutating func appendInterpolation(
            _ outside: some LosslessStringConvertible,
            _ style: TextStyle = .plain
        ) {
            appendInterpolation(TerminalText(verbatim: String(outside), style))
        }

        package mutating func appendInterpolation(
            data outside: String,
            _ style: TextStyle = .plain
        ) {
            appendInterpolation(TerminalText(data: outside, style))
        }

        package mutating func appendInterpolation(_ other: TerminalText) {
            text.append(other)
            sentence.append(other)
        }

        package mutating func appendInterpolation(_ other: TerminalText, _ style: TextStyle) {
            appendInterpolation(TerminalText(other, style))
        }
    }

    package init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.result
    }

    package init(stringLiteral value: String) {
        var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self = interpolation.result
    }
}

extension TerminalText {
    /// The lines below each other, each with a line end.
    package static func lines(_ lines: [TerminalText]) -> TerminalText {
        lines.reduce(into: TerminalText()) { text, line in
            text += line
            text += "\n"
        }
    }

    /// The texts separated by `separator`.
    package static func joined(
        _ texts: [TerminalText],
        separator: TerminalText = ", "
    ) -> TerminalText {
        texts.enumerated().reduce(into: TerminalText()) { text, element in
            if element.offset > 0 { text += separator }
            text += element.element
        }
    }
}

extension TerminalText {
    /// The lines of the text; a final line end adds none.
    package var lines: [TerminalText] {
        var lines: [TerminalText] = [TerminalText()]
        for span in spans {
            for (offset, part) in span.text.split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            {
                if offset > 0 { lines.append(TerminalText()) }
                lines[lines.count - 1].append(String(part), span.style, isData: span.isData)
            }
        }
        if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// The lines of the text; those with more than `width` columns wrap between words.
    package func wrapped(to width: Int) -> [TerminalText] {
        var lines: [TerminalText] = []
        var (line, room) = (TerminalText(), width)
        for word in words {
            let length = word.displayWidth
            if line.isEmpty {
                (line, room) = (word, width - length)
            } else if length < room {
                line += " " + word
                room -= length + 1
            } else {
                lines.append(line)
                (line, room) = (word, width - length)
            }
        }
        return lines + [line]
    }

    /// The text without the characters of bars, which a screen reader spells out.
    var withoutBars: TerminalText {
        spans.reduce(into: TerminalText()) { text, span in
            let kept = span.text.filter { !"█▓▒░▉▊▋▌▍▎▏".contains($0) }
            text.append(
                kept == span.text ? kept : String(kept.trimmingPrefix(" ")),
                span.style,
                isData: span.isData
            )
        }
    }

    private var words: [TerminalText] {
        var words: [TerminalText] = []
        var isInside = false
        for span in spans {
            for character in span.text {
                guard !character.isWhitespace else {
                    isInside = false
                    continue
                }
                if !isInside { words.append(TerminalText()) }
                isInside = true
                words[words.count - 1]
                    .append(String(character), span.style, isData: span.isData)
            }
        }
        return words
    }
}

extension TerminalText {
    /// The beginning of the text that fits in `width` columns, with “…” for the rest.
    package func cut(to width: Int) -> TerminalText {
        displayWidth > width ? beginning(width - 1) + "…" : self
    }

    /// The clusters at the beginning that fit in `width` columns.
    package func beginning(_ width: Int) -> TerminalText {
        var room = width
        var text = TerminalText()
        for span in spans {
            let kept = span.text.prefix { character in
                room -= character.displayWidth
                return room >= 0
            }
            // Safe text stays safe if its end is removed.
            text.append(String(kept), span.style, isData: span.isData)
            if kept.endIndex != span.text.endIndex { break }
        }
        return text
    }
}
