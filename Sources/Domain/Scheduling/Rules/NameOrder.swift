package import Foundation

/// The order of all lists of names: total, and equal at each reload.
package struct NameOrder: Sendable {
    /// The languages that order plain letters, digits and blanks one by one, as in ASCII.
    ///
    /// Other languages have pairs that count as one letter, such as "aa" in Danish and "ch" in
    /// Czech.
    private static let plainLanguages: Set = ["en", "de", "fr", "it", "nl", "pt", "es", "sv", "fi"]

    private let locale: Locale
    private let isPlain: Bool

    /// Creates the order of a locale, which Linux cannot detect itself.
    package init(locale: Locale) {
        self.locale = locale
        isPlain = Self.plainLanguages.contains(locale.language.languageCode?.identifier ?? "")
    }

    /// Sorts by name, ignoring case, then by the exact text, then by id.
    ///
    /// - Complexity: O(*n* log *n*), with about *n* comparisons by the locale if its order is close
    ///   to that of the scalars.
    package func sorted<Item: Identifiable>(
        _ items: [Item],
        by name: (Item) -> String
    ) -> [Item] where Item.ID == Int {
        items.indices.map { index -> Entry in
            let name = name(items[index])
            return Entry(index: index, id: items[index].id, name: name, key: key(of: name))
        }
        // Byte order costs a hundredth and is close to the locale's order. Afterwards about one
        // slow comparison per name is enough, instead of twenty.
        .sorted { left, right in
            let order = memcmp(left.key, right.key, min(left.key.count, right.key.count))
            return order == 0 ? left.key.count < right.key.count : order < 0
        }
        .sorted(by: isBefore)
        .map { items[$0.index] }
    }

    /// A single type for all items, because comparing takes most of the time.
    private struct Entry {
        let index: Int
        let id: Int
        let name: String
        let key: [UInt8]
    }

    /// The name in lower case, because the order of `en_US_POSIX` does not ignore case.
    ///
    /// A plain language uses the letters of ASCII and Latin-1, which need no locale.
    private func key(of name: String) -> [UInt8] {
        var key: [UInt8] = []
        guard isPlain else { return Array(name.lowercased(with: locale).utf8) }
        key.reserveCapacity(name.utf8.count)
        var last: UInt8 = 0
        for byte in name.utf8 {
            switch (last, byte) {
            case (_, UInt8(ascii: "A")...UInt8(ascii: "Z")): key.append(byte | 0x20)
            // À to Þ, without ×, and then the rest of their block.
            case (0xC3, 0x80...0x96), (0xC3, 0x98...0x9E): key.append(byte | 0x20)
            case (0xC3, _), (_, 0xC3), (_, ..<0x80): key.append(byte)
            default: return Array(name.lowercased(with: locale).utf8)
            }
            last = byte
        }
        return key
    }

    private func isBefore(_ left: Entry, _ right: Entry) -> Bool {
        if isPlain, let isBefore = Self.plainOrder(left.key, right.key) { return isBefore }
        let order = String(decoding: left.key, as: UTF8.self).compare(
            String(decoding: right.key, as: UTF8.self),
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

    /// True if the left text comes first; `nil` if no letter, digit or blank decides.
    ///
    /// A comparison by locale costs a hundred times as much.
    private static func plainOrder(_ left: [UInt8], _ right: [UInt8]) -> Bool? {
        let length = min(left.count, right.count)
        guard let place = (0..<length).first(where: { left[$0] != right[$0] }),
            isPlain(left[place]), isPlain(right[place]), standsApart(left, place + 1),
            standsApart(right, place + 1)
        else { return nil }
        return left[place] < right[place]
    }

    /// False for a character that may combine with the letter before it, such as an accent.
    ///
    /// The letters from "À" to "ɿ" begin with 0xC3 to 0xC9.
    private static func standsApart(_ text: [UInt8], _ place: Int) -> Bool {
        place >= text.count || text[place] < 0x80 || 0xC3...0xC9 ~= text[place]
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }
}
