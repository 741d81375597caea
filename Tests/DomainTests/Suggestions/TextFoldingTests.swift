import Foundation
import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import Testing

@Suite struct TextFoldingTests {
    @Test(arguments: [
        ("Papa John's", "papa johns"), ("L’École", "lecole"), ("E*TRADE", "e trade"),
        ("  AT&T — Inc. ", "at t inc"), ("ŁÓDŹ", "lodz"), ("Straße", "strasse"),
        ("ΣΊΣΥΦΟΣ", "σισυφοσ"), ("İstanbul ILICA ılıca", "istanbul ilica ilica"),
        ("Ｃｉｔｉ", "citi"), ("Æther Œuvre Þing Eð", "aether oeuvre thing ed"),
        ("東京銀行", "東京銀行"), ("ガ", "カ"), ("ﬁne ½", "fine 1 2"), ("!!!", ""), ("", ""),
        ("a\0b", "a b"), ("한글", "한글"), ("Ŋoŧ ħ", "not h"),
    ])
    func `names are reduced to plain letters (SG-4, SG-27)`(text: String, folded: String) {
        let expected = folded.decomposedStringWithCompatibilityMapping

        #expect(String(decoding: TextFolding.fold(text), as: UTF8.self) == expected)
    }

    @Test func `every scalar folds as the rules say, alone and in a text (SG-27, SG-32)`() {
        var folder = TextFolder(remembersScalars: true)
        let step = ProcessInfo.processInfo.environment["MOMENTUM_LONG_TESTS"] == nil ? 7 : 1
        for value in stride(from: UInt32(0), to: 0x30000, by: step) {
            guard let scalar = Unicode.Scalar(value), !(0x13A0...0x13FF ~= value),
                !(0xAB70...0xABBF ~= value)
            else { continue }
            let words = SuggestionReference.words(of: "x" + String(scalar))
            let expected = words.map { String(String.UnicodeScalarView($0)) }
                .joined(separator: " ")
            var folded: [UInt8] = []
            folder.fold("x" + String(scalar), into: &folded)

            let text = String(decoding: folded, as: UTF8.self)
            if Array(text.unicodeScalars) != Array(expected.unicodeScalars) {
                Issue.record("U+\(String(value, radix: 16)): \(text) is not \(expected)")
            }
        }
    }

    @Test func `both cases of a Cherokee letter fold alike (SG-27)`() {
        #expect(TextFolding.fold("Ꭰ") == TextFolding.fold("ꭰ"))
        #expect(TextFolding.fold("Ᏸ") == TextFolding.fold("ᏸ"))
    }

    @Test func `what is no UTF-8 parts words`() {
        var folder = TextFolder(remembersScalars: false)
        var folded: [UInt8] = []
        let broken: [UInt8] = [0x61, 0xFF, 0xC3, 0x62]

        broken.withUnsafeBufferPointer { folder.fold(utf8: $0, into: &folded) }

        #expect(String(decoding: folded, as: UTF8.self) == "a b")
    }
}
