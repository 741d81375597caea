import Foundation
import MomentumSchedulingDomain
import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

@Suite struct NameOrderTests {
    private func sorted(_ names: [String], _ locale: String) -> [String] {
        let users = names.enumerated().map { SchedulingUser.fixture($0.offset + 1, $0.element) }
        return NameOrder(locale: Locale(identifier: locale)).sorted(users, by: \.fullName)
            .map(\.fullName)
    }

    @Test(arguments: [
        ("sv_SE", ["adam", "oskar", "zoe", "Östen"]), ("de_DE", ["adam", "oskar", "Östen", "zoe"]),
        ("en_US_POSIX", ["Adam", "bert", "Chen", "zoe"]),
    ])
    func `names follow the locale and ignore case (SC-11, SC-12)`(
        locale: String,
        expected: [String]
    ) {
        for names in [expected, expected.reversed()] {
            #expect(sorted(names, locale) == expected)
        }
    }

    /// Each locale's order of two texts, against the order of their keys.
    @Test(arguments: ["en_US", "de_DE", "fr_FR", "sv_SE", "es_ES", "da_DK", "cs_CZ", "ja_JP", ""])
    func `any two names stand as the locale has them (SC-11, SC-12)`(identifier: String) {
        let locale = Locale(identifier: identifier)
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        let parts = [
            "a", "b", "c", "h", "l", "s", "z", "i", "1", "9", " ", "-", ".", "é", "å", "ß", "ł",
            "\u{301}", "\u{308}", "·", "中", "aa", "ch", "A", "Z",
        ]
        func text() -> String {
            (0..<Int.random(in: 0...4, using: &generator))
                .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
        }

        for _ in 0..<1000 {
            let beginning = text()
            let names = [beginning + text(), beginning + text()]
            let keys = names.map { $0.lowercased(with: locale) }
            func isBefore(_ left: String, _ right: String) -> Bool {
                left.compare(right, options: .caseInsensitive, range: nil, locale: locale)
                    == .orderedAscending
            }
            // For a few texts, such as ones with "ß", the system puts each before the other.
            let isFirst = isBefore(keys[0], keys[1])
            guard isFirst != isBefore(keys[1], keys[0]) else { continue }
            let expected = isFirst ? names : names.reversed()
            #expect(sorted(names, identifier) == expected, "seed \(seed)")
        }
    }

    @Test func `ties are broken by the exact text and then by id (SC-11)`() {
        let order = NameOrder(locale: Locale(identifier: "en_US"))
        let users = [
            SchedulingUser.fixture(3, "ana"), .fixture(2, "Ana"), .fixture(4, "Ana"),
            .fixture(1, "ANA"),
        ]

        for list in [users, users.reversed()] {
            #expect(order.sorted(list, by: \.fullName).map(\.id) == [1, 2, 4, 3])
        }
    }

    @Test(
        arguments: [
            ("jose", ["José Ig"]), ("JOSÉ", ["José Ig"]), ("  ig  jo ", ["José Ig"]),
            ("i", ["José Ig", "Irma", "Ｉvo"]), ("ivo", ["Ｉvo"]), ("", ["José Ig", "Irma", "Ｉvo"]),
            ("x", []),
        ] as [(String, [String])]
    )
    func `a search finds every part, ignoring case, accents and width (SC-14)`(
        query: String,
        expected: [String]
    ) {
        let users = ["José Ig", "Irma", "Ｉvo"].enumerated().map {
            SchedulingUser.fixture($0.offset, $0.element)
        }

        #expect(UserFilter(query: query).apply(to: users).map(\.fullName) == expected)
    }

    @Test func `names in ASCII are found as all others are (SC-14)`() {
        let names = ["Ana Ruiz", "anaana", "naan", "An", "Ben-Ana", "aNA", ""]
        for query in ["ana", "AN", "n a", "a-a", "naa", "x", "ana ruiz b", "z", "-"] {
            func found(_ names: [String]) -> [Int] {
                let users = names.enumerated().map { SchedulingUser.fixture($0, $1) }
                return UserFilter(query: query).apply(to: users).map(\.id)
            }
            // One letter outside ASCII takes the general way.
            #expect(found(names) == found(names.map { "ß" + $0 + "ß" }), "“\(query)”")
        }
    }

    @Test func `the containing filter takes the query as it is typed (SC-14)`() {
        let users = [SchedulingUser.fixture(1, "José Ig"), .fixture(2, "jo se")]

        func names(_ query: String) -> [Int] {
            UserFilter(query: query, matching: .literal).apply(to: users).map(\.id)
        }
        #expect(names("JO ") == [2])
        #expect(names("jose") == [])
        #expect(names(" ") == [1, 2])
    }

    @Test func `one ability or all, and the chosen one again means all (SC-13, SC-15)`() {
        let users = [SchedulingUser.fixture(1, "Ana"), .fixture(2, "Ben", ability: .design)]
        var filter = UserFilter(query: "n")

        filter.choose(.design)
        #expect(filter.apply(to: users).map(\.id) == [2])
        filter.choose(.design)
        #expect(filter.ability == nil)
        #expect(filter.apply(to: users).map(\.id) == [1, 2])
        filter.choose(.design)
        filter.choose(nil)
        #expect(filter.ability == nil)
        filter.clear()
        #expect(filter.isEmpty)
    }
}
