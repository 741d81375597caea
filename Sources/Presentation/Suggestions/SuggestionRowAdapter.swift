public import MomentumSuggestionsDomain

/// The texts of a suggestion's row.
public struct SuggestionRowAdapter: Hashable, Sendable, Identifiable {
    /// A part of the name in a single style.
    public struct Part: Hashable, Sendable {
        public let text: String
        /// True if the query matched the part, so that a view can mark it.
        public let isMatch: Bool
    }

    public let id: Suggestion.ID
    public let title: String
    public let parts: [Part]
    /// The alias that matched, in words; empty if there is none.
    public let alias: String
    /// The street and city, or the known parts of the place.
    public let place: String
    /// The distance from the user, for the locale; empty if unknown.
    public let distance: String
    /// The distance, if only it distinguishes the row from others with its title; otherwise empty.
    private let distinction: String
    /// The text that assistive technology reads.
    public let accessibilityLabel: String

    /// The alias and the place, for a view that shows the distance separately.
    public var details: String { Self.joined(alias, place) }

    /// The alias, the place, and any further distinction between rows with one title.
    public var subtitle: String { Self.joined(details, distinction) }

    /// The rows of one list, in its order.
    ///
    /// - Parameters:
    ///   - suggestions: The suggestions of the list.
    ///   - texts: The texts around the names.
    /// - Returns: A row for each suggestion.
    public static func rows(
        _ suggestions: [Suggestion],
        texts: SuggestionTexts
    ) -> [SuggestionRowAdapter] {
        let places = suggestions.map(place)
        return suggestions.indices.map { index in
            let suggestion = suggestions[index]
            let isAlike = suggestions.indices.contains { other in
                other != index && suggestions[other].name == suggestion.name
                    && places[other] == places[index]
            }
            let distance = suggestion.distanceMetres.map(texts.distance) ?? ""
            return SuggestionRowAdapter(
                suggestion,
                alias: suggestion.matchedAlias.map(texts.alias) ?? "",
                place: places[index],
                distance: distance,
                distinction: isAlike ? distance : ""
            ) { texts.row($0, index + 1, suggestions.count) }
        }
    }

    private init(
        _ suggestion: Suggestion,
        alias: String,
        place: String,
        distance: String,
        distinction: String,
        label: (String) -> String
    ) {
        id = suggestion.id
        title = suggestion.name
        parts = Self.parts(of: suggestion)
        self.alias = alias
        self.place = place
        self.distance = distance
        self.distinction = distinction
        accessibilityLabel = label(Self.joined(suggestion.name, alias, place, distinction))
    }

    private static func joined(_ texts: String...) -> String {
        texts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The street line and city, or the city and region, or whatever is known.
    private static func place(of suggestion: Suggestion) -> String {
        let parts =
            suggestion.street == nil
            ? [suggestion.city, suggestion.city == nil ? nil : suggestion.region]
            : [suggestion.street, suggestion.city]
        return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
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
