import Foundation

extension String {
    /// Trimmed at both ends, and with each inner run of white space made one space (SR-5).
    package func collapsingWhiteSpace() -> String {
        // Scalars, because a space and a combining mark after it are one character, and white
        // space. Control characters too: nobody types them into a name, and U+001F separates texts
        // (SR-14).
        unicodeScalars.split {
            $0.properties.isWhitespace || $0.properties.generalCategory == .control
        }
        .map { String($0) }.joined(separator: " ")
    }

    /// The text, or `nil` when it is empty or only white space (SR-5).
    package var nilIfBlank: String? {
        // Scalars, because a mark after a space is text.
        unicodeScalars.allSatisfy(\.properties.isWhitespace) ? nil : self
    }

    /// The key under which spellings of one name are equal (SR-4): collapsed white space, lower
    /// case by Unicode's rules in no locale, canonically composed.
    package var comparisonKey: String {
        collapsingWhiteSpace().lowercased().precomposedStringWithCanonicalMapping
    }
}

extension String {
    /// True if the text has more than `limit` characters or `limit` × 32 bytes, in O(`limit`).
    package func isLonger(than limit: Int) -> Bool {
        // A character can have any number of scalars; no human writing needs 32 bytes for each.
        utf8.count > limit && (utf8.count > limit * 32 || !dropFirst(limit).isEmpty)
    }
}
