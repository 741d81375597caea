import Foundation
import MomentumSuggestionsDomain
import Testing

@Suite struct FoldedQueryTests {
    @Test(arguments: ["", " ", "a", "  a  ", "🇨🇿", "e\u{301}\u{302}", "..", "!?", "\0\0"])
    func `too short a text, or one without letters, searches nothing (SG-2)`(text: String) {
        #expect(FoldedQuery(text) == nil)
    }

    @Test(arguments: [("ab", false), ("ab ", true), (" a*", false), ("ab\n", true)])
    func `white space at the end makes the last word a complete one (SG-4)`(
        text: String,
        isComplete: Bool
    ) throws {
        #expect(try #require(FoldedQuery(text)).isLastWordComplete == isComplete)
    }

    @Test func `only the first 256 characters count (SG-28)`() throws {
        let long = try #require(FoldedQuery(String(repeating: "ab", count: 5_000)))
        let spaced = try #require(
            FoldedQuery(String(repeating: " ", count: 9_000) + "chase" + "\t \n")
        )

        #expect(long.bytes.count == 256)
        #expect(!long.isLastWordComplete)
        #expect(spaced.bytes == Array("chase".utf8))
        #expect(spaced.isLastWordComplete)
    }

    @Test func `one character with a million marks costs no more than a query (SG-28)`() {
        let marks = String(repeating: "\u{301}", count: 1_000_000)

        #expect((FoldedQuery.countedText(of: "ab" + marks)?.utf8.count ?? 0) < 20_000)
    }

    @Test(arguments: ["שלום בנק", "🏦🏦🏦", "a\0b", "İİ", "\u{202E}bank", "ＢＡＮＫ"])
    func `any text is a query or none, never a crash (SG-28)`(text: String) {
        let query = FoldedQuery(text)

        #expect(query?.bytes.contains(0) != true)
        #expect(query?.words.allSatisfy { !$0.isEmpty } != false)
    }
}
