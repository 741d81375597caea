package import Foundation

/// The order of all lists of names: total, and the same at each reload.
package struct NameOrder: Sendable {
    /// Languages that order plain letters, digits and blanks one by one as ASCII does.
    ///
    /// Others have pairs that count as one letter, such as "aa" in Danish and "ch" in Czech.
    private static let plainLanguages: Set = ["en", "de", "fr", "it", "nl", "pt", "es", "sv", "fi"]

    private let locale: Locale
    private let isPlain: Bool

    /// Creates the order of a locale, which on Linux is not known by itself.
    package init(locale: Locale) {
        self.locale = locale
        isPlain = Self.plainLanguages.contains(locale.language.languageCode?.identifier ?? "")
    }

    /// Sorts by name without regard to case, then by the exact text, then by id.
    ///
    /// - Complexity: O(*n* log *n*), with about *n* comparisons of the locale where its order is
    ///   nearly that of the scalars.
    package func sorted<Item: Identifiable>(
        _ items: [Item],
        by name: (Item) -> String
    ) -> [Item] where Item.ID == Int {
        items.indices.map { index -> Entry in
            let name = name(items[index])
            // Lowercased here, because the order of `en_US_POSIX` does not ignore case.
            let key = name.lowercased(with: locale)
            return Entry(index: index, id: items[index].id, name: name, key: key)
        }
        // The order of the scalars costs a hundredth and is nearly that of the locale. The slow
        // comparisons afterwards are then about as many as names, not twenty times as many.
        .sorted { $0.key < $1.key }
        .sorted(by: isBefore)
        .map { items[$0.index] }
    }

    /// One type for all items, because comparing takes most of the time.
    private struct Entry {
        let index: Int
        let id: Int
        let name: String
        let key: String
    }

    private func isBefore(_ left: Entry, _ right: Entry) -> Bool {
        if isPlain, let isBefore = Self.plainOrder(left.key.utf8, right.key.utf8) {
            return isBefore
        }
        let order = left.key.compare(
            right.key,
            options: .caseInsensitive,
            range: nil,
            locale: locale
        )
        if order != .orderedSame { return order == .orderedAscending }
        // The scalars, because equal strings can be spelled differently.
        let (leftScalars, rightScalars) = (left.name.unicodeScalars, right.name.unicodeScalars)
        if leftScalars.elementsEqual(rightScalars) { return left.id < right.id }
        return leftScalars.lexicographicallyPrecedes(rightScalars)
    }

    /// True if the left text comes first; `nil` if no letter, digit or blank decides it.
    ///
    /// The locale's comparison costs a hundred times as much.
    private static func plainOrder(_ left: String.UTF8View, _ right: String.UTF8View) -> Bool? {
        var (left, right) = (left.makeIterator(), right.makeIterator())
        while let first = left.next(), let second = right.next() {
            guard first != second else { continue }
            // The next character may belong to the letter, such as a combining accent.
            guard isPlain(first), isPlain(second), left.next() ?? 0 < 0x80, right.next() ?? 0 < 0x80
            else { return nil }
            return first < second
        }
        return nil
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }
}
