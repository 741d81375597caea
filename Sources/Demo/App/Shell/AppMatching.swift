import MomentumSuggestionsDomain

/// The search of menus and filters, by the rule of the suggestions (SG-4, SG-31).
enum AppMatching {
    /// The matching items, best first; all items for an empty text.
    static func find<Item>(
        _ text: String,
        in items: [Item],
        by name: (Item) -> String
    ) -> [Item] {
        Index(items, by: name).find(text)
    }

    /// Items whose names are folded once, for a text that grows key by key.
    struct Index<Item> {
        private let items: [Item]
        private let names: [String]
        private let folded: [FoldedName]

        init(_ items: [Item], by name: (Item) -> String) {
            self.items = items
            names = items.map { name($0).lowercased() }
            folded = items.map { FoldedName(name($0)) }
        }

        /// The matching items, best first; all items for an empty text.
        func find(_ text: String) -> [Item] {
            guard let query = FoldedQuery(text) else {
                // The rule begins with two characters.
                let start = text.lowercased().filter { !$0.isWhitespace }
                return items.indices.filter { names[$0].hasPrefix(start) }.map { items[$0] }
            }
            // An item that begins with the text is the better match.
            let start = text.lowercased()
            let found = ExtendedRule(query).matches(
                in: folded,
                limit: items.count,
                score: { names[$0].hasPrefix(start) ? 1 : 0 }
            )
            return found.map { items[$0.index] }
        }
    }
}

extension AppMatching.Index: Sendable where Item: Sendable {
    /// Folds many names off the main actor, which stays free for keys.
    @concurrent
    static func folding(_ items: [Item], by name: @Sendable (Item) -> String) async -> Self {
        Self(items, by: name)
    }
}
