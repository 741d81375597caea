import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import Testing

@Suite struct ExtendedRuleTests {
    static let seeds: [UInt64] = [1, 2, 3, 4]

    @Test(arguments: seeds)
    func `extended answers equal the brute-force reference, rank for rank (SG-4, SG-31)`(
        seed: UInt64
    ) throws {
        var random = RandomNames(seed: seed)
        let names = (0..<120).map { _ in random.name() }
        let folded = names.map { FoldedName($0) }
        let reference = SuggestionReference(names: names)

        for _ in 0..<250 {
            let text = random.query()
            let expected = reference.ruleX(text).map { [$0.index, $0.edits] }

            let found = FoldedQuery(text).map { ExtendedRule($0).matches(in: folded, limit: 5) }

            #expect(
                (found ?? []).map { [$0.index, $0.edits] } == expected,
                "seed \(seed): \(text)"
            )
        }
    }

    @Test(arguments: seeds)
    func `rule A equals the brute-force reference (SG-3, SG-4)`(seed: UInt64) {
        var random = RandomNames(seed: seed)
        let names = (0..<120).map { _ in random.name() }
        let reference = SuggestionReference(names: names)

        for _ in 0..<250 {
            let text = random.query()

            let found = PrefixRule.matches(of: text, in: names, limit: 5).map(\.name)

            #expect(found == reference.ruleA(text).map { names[$0] }, "seed \(seed): \(text)")
        }
    }

    @Test(arguments: [
        ("trade", "E*TRADE"), ("schwab", "Charles Schwab"), ("swab", "none"),
        ("schwb", "Charles Schwab"), ("schawb", "Charles Schwab"), ("cshwab", "none"),
        ("merill", "Merrill Lynch"), ("lynch merr", "Merrill Lynch"),
        ("nothwestrn", "Northwestern Mutual"), ("nthwstrn", "none"),
    ])
    func `a query finds the word it begins, also with errors (SG-4, SG-31)`(
        text: String,
        name: String
    ) throws {
        let field = FormCatalogue.standard.field(named: "Investment Account")
        guard case .listThenPlaces(let list, _) = field?.source else {
            Issue.record("no list")
            return
        }

        let found = try ExtendedRule(#require(FoldedQuery(text)))
            .matches(in: list.names, limit: 5)

        #expect(found.first.map { list.names[$0.index].name } ?? "none" == name)
    }

    @Test func `an exact prefix goes before any corrected one (SG-31)`() throws {
        let names = ["Bamk", "Bank", "Band", "Banker"].map { FoldedName($0) }

        let found = try ExtendedRule(#require(FoldedQuery("bank"))).matches(in: names, limit: 5)

        #expect(found.map { names[$0.index].name } == ["Bank", "Banker", "Bamk", "Band"])
        #expect(found.map(\.edits) == [0, 0, 1, 1])
    }
}
