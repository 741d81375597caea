public import Foundation

/// The order of all lists of names (SC-11): a total one, the same at each reload.
public struct NameOrder: Sendable {
    private let locale: Locale

    /// Creates the order of a locale, which on Linux has to be told (SC-12).
    public init(locale: Locale) {
        self.locale = locale
    }

    /// Sorts by name without regard to case, then by the exact text, then by id.
    ///
    /// - Complexity: O(*n* log *n*), and about *n* comparisons of the locale where its order is
    ///   nearly that of the scalars.
    public func sorted<Item: Identifiable>(
        _ items: [Item],
        by name: (Item) -> String
    ) -> [Item] where Item.ID == Int {
        items.map { item -> Entry<Item> in
            let name = name(item)
            // Lower case by hand, because the order of `en_US_POSIX` does not ignore case at all.
            return Entry(item: item, name: name, key: name.lowercased(with: locale))
        }
        // The order of the scalars costs a hundredth and is nearly that of the locale, so that of
        // the comparisons that count there are about as many as names, and not twenty times as
        // many.
        .sorted { $0.key < $1.key }
        .sorted(by: isBefore)
        .map(\.item)
    }

    private struct Entry<Item> {
        let item: Item
        let name: String
        let key: String
    }

    private func isBefore<Item: Identifiable>(
        _ left: Entry<Item>,
        _ right: Entry<Item>
    ) -> Bool where Item.ID == Int {
        let order = left.key.compare(
            right.key,
            options: .caseInsensitive,
            range: nil,
            locale: locale
        )
        if order != .orderedSame { return order == .orderedAscending }
        // The scalars, because equal strings can be spelled differently.
        let (leftScalars, rightScalars) = (left.name.unicodeScalars, right.name.unicodeScalars)
        if leftScalars.elementsEqual(rightScalars) { return left.item.id < right.item.id }
        return leftScalars.lexicographicallyPrecedes(rightScalars)
    }
}
