import Foundation

extension String {
    /// Trimmed at both ends, and with each inner run of white space made one space (SR-5).
    public func collapsingWhiteSpace() -> String {
        // Scalars, because a space and a combining mark after it are one character, and white space.
        unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
            .map { String($0) }.joined(separator: " ")
    }

    /// The text, or `nil` when it is empty or only white space (SR-5).
    public var nilIfBlank: String? {
        allSatisfy(\.isWhitespace) ? nil : self
    }

    /// Equal for texts that are one name however they are written (SR-4): collapsed white space,
    /// lower case by Unicode's own rules whatever the locale, canonically composed.
    public var comparisonKey: String {
        collapsingWhiteSpace().lowercased().precomposedStringWithCanonicalMapping
    }
}
