import Foundation

extension String {
    /// The text trimmed at both ends, with each inner run of white space replaced by one space
    /// (SR-5).
    package func collapsingWhiteSpace() -> String {
        // By scalars, because a space with a combining mark is one character, yet white space.
        // Control characters too: people do not type them in names, and U+001F separates texts
        // (SR-14).
        unicodeScalars.split {
            $0.properties.isWhitespace || $0.properties.generalCategory == .control
        }
        .map { String($0) }.joined(separator: " ")
    }

    /// The text; `nil` if it is empty or only white space (SR-5).
    package var nilIfBlank: String? {
        // Compares scalars, because a mark after a space counts as text.
        unicodeScalars.allSatisfy(\.properties.isWhitespace) ? nil : self
    }

    /// The key that makes spellings of one name equal (SR-4).
    ///
    /// White space is collapsed, case lowered by Unicode's rules in no locale, and the text
    /// canonically composed.
    package var comparisonKey: String {
        collapsingWhiteSpace().lowercased().precomposedStringWithCanonicalMapping
    }
}

extension String {
    /// True if the text has more than `limit` characters or `limit` × 32 bytes, in O(`limit`).
    package func isLonger(than limit: Int) -> Bool {
        // A character can have any number of scalars; no human writing needs 32 bytes per
        // character.
        utf8.count > limit && (utf8.count > limit * 32 || !dropFirst(limit).isEmpty)
    }
}
