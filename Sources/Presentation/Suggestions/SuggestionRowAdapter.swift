public import MomentumSuggestionsDomain

/// The texts of a suggestion's row.
public struct SuggestionRowAdapter: Hashable, Sendable, Identifiable {
    /// A part of the name with one style.
    public struct Part: Hashable, Sendable {
        public let text: String
        /// True if the query matched it, so that a view can mark it.
        public let isMatch: Bool
    }

    public var id: String { title }

    public let title: String
    public let parts: [Part]
    /// The city, empty when none is known.
    public let subtitle: String
    /// The text that assistive technology reads.
    public let accessibilityLabel: String

    /// `position` counts from 1; `count` is the number of rows.
    public init(_ suggestion: Suggestion, position: Int, count: Int, texts: SuggestionTexts) {
        title = suggestion.name
        subtitle = suggestion.city ?? ""
        parts = Self.parts(of: suggestion)
        let name = [suggestion.name, suggestion.city].compactMap { $0 }.joined(separator: ", ")
        accessibilityLabel = texts.row(name, position, count)
    }

    private static func parts(of suggestion: Suggestion) -> [Part] {
        let characters = Array(suggestion.name)
        var parts: [Part] = []
        var end = 0
        func add(_ range: Range<Int>, isMatch: Bool) {
            let range = range.clamped(to: end..<max(end, characters.count))
            guard !range.isEmpty else { return }
            parts.append(Part(text: String(characters[range]), isMatch: isMatch))
            end = range.upperBound
        }
        for range in suggestion.matchedRanges {
            add(end..<max(end, range.lowerBound), isMatch: false)
            add(max(end, range.lowerBound)..<max(end, range.upperBound), isMatch: true)
        }
        add(end..<max(end, characters.count), isMatch: false)
        return parts
    }
}
