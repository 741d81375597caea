import MomentumSuggestionsDomain
import Testing

/// The forms of a query: equal words, words for and, words written together.
@Suite struct QueryFormsTests {
    @Test(arguments: [
        ("mount wash", ["mount wash", "mt wash"]),
        ("7-11", ["7 11", "7 eleven|", "seven 11", "seven eleven|", "711"]),
        ("st", ["st"]), ("st ", ["st|", "saint|", "street|"]),
        ("ctr", ["ctr", "center|", "centre|"]),
        ("center", ["center", "ctr|", "centre|"]), ("saint", ["saint", "st|"]),
        ("12", ["12", "twelve|"]),
        ("13", ["13"]),
        ("5th ave x", ["5th ave x", "5th avenue x", "fifth ave x", "fifth avenue x"]),
        ("barnes and", ["barnes and", "barnes|"]), ("and barnes", ["and barnes"]),
        (
            "barnes and no",
            [
                "barnes and no", "barnes no", "barnes n no", "barnes et no", "barnes und no",
                "barnes y no", "barnes og no", "barnes och no",
            ]
        ),
        (
            "b & w",
            ["b w", "b and w", "b n w", "b et w", "b und w", "b y w", "b og w", "b och w", "bw"]
        ),
        (
            "a+b",
            ["a b", "a and b", "a n b", "a et b", "a und b", "a y b", "a og b", "a och b", "ab"]
        ),
        ("wal-mart", ["wal mart", "walmart"]), ("j p mor", ["j p mor", "jp mor"]),
        ("smith", ["smith"]),
    ])
    func `a query has these forms in this order (SG-34)`(text: String, forms: [String]) throws {
        let found = try #require(FoldedQuery(text)).forms.map { form in
            String(decoding: form.bytes, as: UTF8.self) + (form.isLastWordComplete ? "|" : "")
        }

        #expect(found == forms)
    }

    @Test func `no query has more than twelve forms and two (SG-34, SG-44)`() throws {
        let full = try #require(FoldedQuery("st mt dr ctr a-b & b and c and d"))
        #expect(full.forms.count == 13)

        let letters = try #require(FoldedQuery("a & b-c st mt dr dr dr"))
        #expect(letters.forms.count <= 14)
    }
}
