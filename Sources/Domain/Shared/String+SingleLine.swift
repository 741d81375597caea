extension String {
    /// The text for use in a sentence: on one line, truncated after `limit` Unicode scalars with an
    /// ellipsis.
    ///
    /// Control characters, line separators and marks that change the writing direction become
    /// escape sequences. O(`limit`).
    package func shownOnOneLine(limit: Int = 80) -> String {
        var shown = ""
        // Works on scalars, because one character can be as long as the whole text.
        for scalar in unicodeScalars.prefix(limit) {
            if scalar.needsEscape {
                shown += scalar.escaped
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return unicodeScalars.dropFirst(limit).isEmpty ? shown : shown + "…"
    }
}

extension Unicode.Scalar {
    fileprivate var needsEscape: Bool {
        // The joiners are part of many names and of most emoji.
        if self == "\u{200C}" || self == "\u{200D}" { return false }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    fileprivate var escaped: String {
        switch self {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }
}
