import MomentumSuggestionsDomain

/// The search of menus and filters, by the rule of the suggestions (SG-4, SG-31).
enum AppMatching {
    /// The items that fit, the best first; all without a text.
    static func find<Item>(
        _ text: String,
        in items: [Item],
        by name: (Item) -> String
    ) -> [Item] {
        guard let query = FoldedQuery(text) else {
            // The rule begins with two characters.
            let start = text.lowercased().filter { !$0.isWhitespace }
            return items.filter { name($0).lowercased().hasPrefix(start) }
        }
        // An item that begins with the text is the better match.
        let start = text.lowercased()
        let found = ExtendedRule(query).matches(
            in: items.map { FoldedName(name($0)) },
            limit: items.count,
            score: { name(items[$0]).lowercased().hasPrefix(start) ? 1 : 0 }
        )
        return found.map { items[$0.index] }
    }
}
