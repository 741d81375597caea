import MomentumSuggestionsDomain

/// The search of menus and filters, by the rule of the suggestions (SG-4, SG-31).
enum AppMatching {
    /// The matching items, best first; all items for an empty text.
    static func find<Item>(
        _ text: String,
        in items: [Item],
        by name: (Item) -> String,
        also other: (Item) -> String? = { _ in nil }
    ) -> [Item] {
        Index(items, by: name, also: other).find(text)
    }

    /// Items whose names are folded once, for a text that grows key by key.
    struct Index<Item> {
        private let items: [Item]
        /// The name of each item, and its second one, in lower case.
        private let names: [[String]]
        private let folded: [FoldedName]

        init(
            _ items: [Item],
            by name: (Item) -> String,
            also other: (Item) -> String? = { _ in nil }
        ) {
            self.items = items
            let names = items.map { [name($0), other($0)].compactMap(\.self) }
            self.names = names.map { $0.map { $0.lowercased() } }
            folded = names.map { FoldedName($0.joined(separator: " ")) }
        }

        /// The matching items, best first; all items for an empty text.
        func find(_ text: String) -> [Item] {
            guard let query = FoldedQuery(text) else {
                // The rule begins with two characters.
                let start = text.lowercased().filter { !$0.isWhitespace }
                return items.indices.filter { begins($0, with: start) }.map { items[$0] }
            }
            // An item that begins with the text is the better match.
            let start = text.lowercased()
            let found = ExtendedRule(query).matches(
                in: folded,
                limit: items.count,
                score: { begins($0, with: start) ? 1 : 0 }
            )
            return found.map { items[$0.index] }
        }

        private func begins(_ index: Int, with start: String) -> Bool {
            names[index].contains { $0.hasPrefix(start) }
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
