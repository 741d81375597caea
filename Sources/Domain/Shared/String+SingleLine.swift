extension String {
    /// The text as it can stand inside a sentence: on one line, with what cannot be seen escaped.
    ///
    /// Control characters, line separators and marks that turn the direction of writing are written
    /// as escape sequences.
    ///
    /// After `limit` Unicode scalars the rest is left out, with an ellipsis in its place.
    ///
    /// - Complexity: O(`limit`).
    package func shownOnOneLine(limit: Int = 80) -> String {
        var shown = ""
        // Scalars, because a single character can be as long as the whole text.
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
