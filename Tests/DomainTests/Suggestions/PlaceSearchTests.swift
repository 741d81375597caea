import Foundation
import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import Testing

/// Rule Y over an array, compared with a literal reading of it.
///
/// `MOMENTUM_SOAK=1` asks 2,000 queries of each seed.
@Suite struct PlaceSearchTests {
    private static let count =
        ProcessInfo.processInfo.environment["MOMENTUM_SOAK"] == "1" ? 2_000 : 20

    @Test(arguments: [UInt64(31), 32, 33, 34])
    func `lists answer as the reference, row for row (SG-43)`(seed: UInt64) {
        var random = RandomNames(seed: seed)
        let names = (0..<80).map { _ in random.richName() }
        let places = names.map { SearchPlace(name: $0) }
        let reference = SuggestionReference(names: names)

        for _ in 0..<Self.count {
            let text = random.richQuery()
            let expected = reference.ruleY(text, isList: true).map { "\($0.index) \($0.match)" }

            let found = FoldedQuery(text).map { query in
                var search = PlaceSearch(SearchRule(query, terms: nil), places: places)
                return search.hits(limit: 5).map { "\($0.index) \($0.match.match)" }
            }

            #expect((found ?? []) == expected, "seed \(seed): “\(text)”")
        }
    }
}
