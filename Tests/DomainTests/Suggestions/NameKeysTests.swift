import MomentumSuggestionsDomain
import Testing

/// The further forms of names, and the places in them where matches begin.
@Suite struct NameKeysTests {
    @Test(arguments: [
        ("AT&T", ["at t", "att"]), ("Wal-Mart", ["wal mart", "walmart"]),
        ("E*TRADE", ["e trade", "etrade"]), ("H&R Block", ["h r block", "hr block"]),
        // Eight letters are written together, nine are not.
        ("Abcd-Efgh", ["abcd efgh", "abcdefgh"]), ("Abcd-Efghi", ["abcd efghi"]),
        ("Jean-Pierre", ["jean pierre"]),
        ("J.P. Morgan", ["j p morgan", "jp morgan"]), ("J P Morgan", ["j p morgan", "jp morgan"]),
        ("J P", ["j p", "jp"]), ("J Crew", ["j crew"]), ("7 1 Club", ["7 1 club"]),
        ("Ab,Cd", ["ab cd"]), ("Ab/Cd", ["ab cd"]), ("Ab;Cd", ["ab cd"]), ("Ab:Cd", ["ab cd"]),
        ("Ab|Cd", ["ab cd"]),
        ("Ab(Cd", ["ab cd"]), ("Ab)Cd", ["ab cd"]),
        ("Café de l'École", ["cafe de lecole", "cafe de l ecole"]),
        ("Dell’Arte", ["dellarte", "dell arte"]), ("Qu'Appelle", ["quappelle", "qu appelle"]),
        ("O'Brien", ["obrien"]), ("Papa John's", ["papa johns"]), ("L'", ["l"]), ("L'1", ["l1"]),
        ("Smith Dental", ["smith dental"]), ("!!", []), ("", []),
    ])
    func `a name has its folded form, then joined, initials and elided ones (SG-33)`(
        name: String,
        keys: [String]
    ) {
        let found = NameKeys.all(of: name).map { String(decoding: $0, as: UTF8.self) }

        #expect(found == keys)
    }

    @Test func `forms follow in the order of the rule, each once (SG-33)`() {
        let found = NameKeys.all(of: "A B C-D L'Or").map { String(decoding: $0, as: UTF8.self) }

        #expect(found == ["a b c d lor", "a b cd lor", "abcd lor", "a b c d l or"])
    }

    @Test(arguments: [
        ("tokyo bank", [0, 6]), ("東京タワーホテル", [0, 1, 2, 3, 5, 6, 7]),
        ("남서울", [0, 3, 5]), ("صيدلية النهدي", [0, 7, 9]), ("الدي", [0]), ("الدين", [0, 2]),
        ("กข", [0, 1]), ("банк", [0]),
    ])
    func `a match begins at words, letters without spaces, behind the article (SG-35)`(
        name: String,
        letters: [Int]
    ) {
        let key = TextFolding.fold(name)
        let scalars = Array(String(decoding: key, as: UTF8.self).unicodeScalars)

        let starts = key.indices.filter { KeyStarts.isStart($0, in: key.span) }

        let expected = letters.map { scalars[..<$0].reduce(0) { $0 + UTF8.width($1) } }
        #expect(starts == expected)
    }

    @Test func `each range of letters without spaces begins and ends where it should (SG-35)`() {
        let ranges: [ClosedRange<UInt32>] = [
            0x0E01...0x0E4D, 0x0E81...0x0ECD, 0x1000...0x102A, 0x1100...0x1112, 0x1780...0x17B3,
            0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF,
        ]
        func isStart(_ value: UInt32) -> Bool {
            guard let scalar = Unicode.Scalar(value) else { return false }
            let key = [UInt8(ascii: "x")] + Array(String(scalar).utf8)
            return KeyStarts.isStart(1, in: key.span)
        }
        for range in ranges {
            #expect(isStart(range.lowerBound) && isStart(range.upperBound))
            #expect(!isStart(range.lowerBound - 1) && !isStart(range.upperBound + 1))
        }
    }
}
