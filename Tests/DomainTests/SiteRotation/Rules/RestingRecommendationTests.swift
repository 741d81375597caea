import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct RestingRecommendationTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let sites = SiteLocation.defaults

    private func rest(
        _ place: Int,
        _ number: Int = 0,
        from: Double = -60,
        until: Date? = nil
    ) -> SiteRest {
        SiteRest(
            id: .fixture(UInt16(500 + place + 50 * number)),
            locationID: sites[place].id,
            from: now + from,
            until: until
        )
    }

    private func recommend(
        _ entries: [SiteEntry] = [],
        rests: [SiteRest],
        strategy: RecommendationStrategy = .bySite
    ) -> SiteRecommendations {
        SiteRecommender.recommend(
            SiteRecords(entries: SiteEntries(entries), rests: rests),
            at: now,
            options: RecommendationOptions(strategy: strategy)
        )
    }

    @Test(arguments: RecommendationStrategy.allCases)
    func `no strategy recommends a resting place (RS-2)`(strategy: RecommendationStrategy) {
        for count in 1...sites.count {
            let resting = (0..<count).map { rest($0) }
            let result = recommend(rests: resting, strategy: strategy)

            let places = Set(resting.map(\.locationID))
            #expect(result.recommended.allSatisfy { !places.contains($0.id) })
            let shown = result.all.filter { $0.category == .resting }
            #expect(Set(shown.map(\.id)) == places)
            #expect(result.recommended.isEmpty == (count == sites.count))
        }
    }

    @Test func `a resting place among the last used stays avoided, with its own category (RS-2)`() {
        let entries = (0..<4).map { (number: Int) -> SiteEntry in
            let start = now - Double(10 - number) * 86_400
            return .fixture(UInt16(number), at: sites[number].id, from: start, to: start + 3600)
        }
        let result = recommend(entries, rests: [rest(2)])

        #expect(result.avoid.map(\.id) == [sites[3].id, sites[2].id, sites[1].id])
        #expect(result.avoid.map(\.category) == [.avoid, .resting, .avoid])
        #expect(result.avoid[1].rest == rest(2))
    }

    @Test func `the longest rested place does not rest, unless all do (RS-2)`() {
        #expect(recommend(rests: [rest(0), rest(1)]).longestRested?.id == sites[2].id)

        let all = sites.indices.map { place in
            rest(place, until: place == 5 || place == 7 ? now + 900 : nil)
        }
        #expect(recommend(rests: all).longestRested?.id == sites[5].id)
        let open = sites.indices.map { rest($0) }
        #expect(recommend(rests: open).longestRested?.id == sites[0].id)
    }

    @Test func `a rest that is over changes nothing (RS-1)`() {
        #expect(recommend(rests: [rest(0, until: now)]) == recommend(rests: []))
    }

    @Test func `rests that follow one another end with the last of them (RS-1, RS-2)`() {
        let day = 86_400.0
        let rests = [
            rest(0, until: now + 2 * day), rest(0, 1, from: 2 * day, until: now + 5 * day),
            rest(0, 2, from: 4 * day, until: now + 9 * day),
            // After a day on which the place is free.
            rest(0, 3, from: 10 * day),
        ]
        let shown = recommend(rests: rests.reversed()).all.first { $0.id == sites[0].id }?.rest
        #expect(shown?.id == rests[0].id)
        #expect(shown?.until == now + 9 * day)
        #expect(SiteRecords(rests: rests).rest(of: sites[0].id, at: now) == shown)

        let others = sites.indices.dropFirst().map { rest($0, until: now + 6 * day) }
        #expect(recommend(rests: rests + others).longestRested?.id == sites[1].id)
        let open = rest(0, 1, from: day)
        let endless = SiteRecords(rests: [rests[0], open]).rest(of: sites[0].id, at: now)
        #expect(endless?.until == nil && endless?.id == rests[0].id)
    }

    @Test func `the watch is told, and a phone with no rests says nothing of them (RS-3)`() throws {
        let records = SiteRecords(rests: [rest(4, until: now + 900)])
        let state = WatchState(
            records: records,
            settings: SiteSettings(),
            source: .fixture(1),
            revision: 1,
            now: now
        )

        let resting = state.locations.filter { $0.rest != nil }
        #expect(resting.map(\.id) == [sites[4].id])
        #expect(resting.first?.rest?.until == now + 900)
        #expect(!state.recommended.contains(sites[4].id))
    }
}
