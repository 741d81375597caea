import MomentumSuggestionsDomain
import Testing

/// The characters of a name that made it match.
@Suite struct MatchHighlighterTests {
    /// The name with brackets around what is marked.
    private func marked(
        _ name: String,
        _ text: String,
        _ match: FoundPlace.Match = .name,
        alias: String? = nil
    ) throws -> String {
        let query = try #require(FoldedQuery(text))
        let place = FoundPlace(name: name, match: match, matchedAlias: alias)
        var marked = name
        for range in MatchHighlighter(query).ranges(in: place).reversed() {
            for (offset, bracket) in [(range.upperBound, "]"), (range.lowerBound, "[")] {
                marked.insert(
                    contentsOf: bracket,
                    at: marked.index(marked.startIndex, offsetBy: offset)
                )
            }
        }
        return marked
    }

    @Test(arguments: [
        // B marks the run of characters, with the signs inside.
        ("dental ca", "Smith Dental Care", "Smith [Dental Ca]re"),
        ("obrie", "The O'Brien Bank", "The [O'Brie]n Bank"),
        ("t mo", "T-Mobile", "[T-Mo]bile"),
        // J marks it across spaces.
        ("marketbas", "Market Basket Inc", "[Market Bas]ket Inc"),
        ("7eleven", "7-Eleven", "[7-Eleven]"),
        // Each word of C is marked for itself.
        ("care smi", "Smith Dental Care", "[Smi]th Dental [Care]"),
        // Keys and equal words mark the words that they represent.
        ("att", "AT&T Store", "[AT&T] Store"),
        ("walm", "Wal-Mart", "[Wal-M]art"),
        ("jp morg", "J.P. Morgan Bank", "[J.P. Morg]an Bank"),
        ("ecole", "Café de l'École", "Café de l'[École]"),
        ("mount wash", "Mt Washington", "[Mt Wash]ington"),
        ("saint marys", "St Mary's Bank", "[St Mary's] Bank"),
        ("barnes and nob", "Barnes & Noble", "[Barnes & Nob]le"),
        // A script without spaces is marked from the letter on.
        ("タワー", "東京タワーホテル", "東京[タワー]ホテル"),
    ])
    func `a name is marked where it matched (SG-15, SG-42)`(
        text: String,
        name: String,
        expected: String
    ) throws {
        #expect(try marked(name, text) == expected)
    }

    @Test(arguments: [
        // Only the words that are of the name.
        (
            "starbucks vancouver", FoundPlace.Match.described, "Starbucks Coffee",
            "[Starbucks] Coffee"
        ),
        ("dentist near me", .described, "Smith Dental", "Smith Dental"),
        ("hilton in par", .described, "Paris Hilton", "[Par]is [Hilton]"),
        // The words that are left.
        ("home depot store", .partial, "Home Depot", "[Home] [Depot]"),
        ("store home depot", .partial, "Depot Home", "[Depot] [Home]"),
        // The corrected part, as it is written.
        ("hanaford", .corrected(edits: 1), "Hannaford Supermarkets", "[Hannaford] Supermarkets"),
        // The kind of place marks nothing.
        ("bank", .category, "Bankers Trust", "Bankers Trust"),
    ])
    func `the stage decides what is marked (SG-42)`(
        text: String,
        match: FoundPlace.Match,
        name: String,
        expected: String
    ) throws {
        #expect(try marked(name, text, match) == expected)
    }

    @Test func `an alias marks nothing of the name (SG-41, SG-42)`() throws {
        #expect(
            try marked("American Express", "am", alias: "Amex") == "American Express"
        )
    }
}
