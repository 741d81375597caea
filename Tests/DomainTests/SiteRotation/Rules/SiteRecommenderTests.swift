import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct SiteRecommenderTests {
    let start = Date(timeIntervalSince1970: 1_750_000_000)

    /// Entries of the first `used` locations, a day apart; the last location is the last used.
    func entries(at locations: [SiteLocation]) -> [SiteEntry] {
        locations.enumerated().map { number, location in
            let time = start + Double(number) * 86_400
            return SiteEntry(
                id: .fixture(UInt16(number)),
                locationID: location.id,
                startTime: time,
                endTime: time + 3600
            )
        }
    }

    func names(_ ranked: [RankedLocation]) -> [String] { ranked.map(\.location.shortName) }

    @Test(arguments: [
        (enabled: 0, used: 0, avoid: 0, recommended: 0),
        (enabled: 2, used: 1, avoid: 1, recommended: 1),
        (enabled: 3, used: 3, avoid: 3, recommended: 0),
        (enabled: 4, used: 4, avoid: 3, recommended: 1),
        (enabled: 5, used: 2, avoid: 2, recommended: 3),
        (enabled: 6, used: 6, avoid: 3, recommended: 3),
        (enabled: 14, used: 0, avoid: 0, recommended: 3),
    ])
    func `the lists have the lengths of the table and share no location (SR-20)`(
        enabled: Int,
        used: Int,
        avoid: Int,
        recommended: Int
    ) {
        let locations = Array(SiteLocation.defaults.prefix(enabled))

        let result = SiteRecommender.recommend(
            locations: locations,
            entries: entries(at: Array(locations.prefix(used)))
        )

        #expect(result.avoid.count == avoid)
        #expect(result.recommended.count == recommended)
        #expect(Set(result.avoid.map(\.id)).isDisjoint(with: result.recommended.map(\.id)))
    }

    @Test func `the last used are avoided, the longest rested recommended (SR-18, SR-19)`() {
        let locations = Array(SiteLocation.defaults.prefix(8))

        let result = SiteRecommender.recommend(
            locations: locations,
            entries: entries(at: locations)
        )

        #expect(
            names(result.avoid) == ["R Thigh (Front)", "L Thigh (Front)", "R Abdomen (Back)"]
        )
        #expect(
            names(result.recommended)
                == ["L Abdomen (Front)", "R Abdomen (Front)", "L Abdomen (Side)"]
        )
        #expect(result.longestRested?.location == locations[0])
    }

    @Test func `never used ones come first, by sort order, until they are used (SR-17, SR-22)`() {
        let result = SiteRecommender.recommend(locations: SiteLocation.defaults, entries: [])

        #expect(
            names(result.recommended)
                == ["L Abdomen (Front)", "R Abdomen (Front)", "L Abdomen (Side)"]
        )
        #expect(names(result.all) == SiteLocation.defaults.map(\.shortName))
        #expect(result.avoid.isEmpty)
    }

    @Test func `ties run the same way in both orders (SR-16, SR-17)`() {
        let locations = Array(SiteLocation.defaults.prefix(4))
        let together = locations.map { location in
            SiteEntry(id: location.id, locationID: location.id, startTime: start, endTime: start)
        }

        let result = SiteRecommender.recommend(locations: locations, entries: together)

        #expect(result.all.map(\.location) == locations)
        #expect(result.avoid.map(\.location) == Array(locations.prefix(3)))
        #expect(result.longestRested?.location == locations[0])
    }

    @Test func `equal sort orders go left, right, no side (SR-16, SR-17)`() throws {
        let sides: [BodySide?] = [nil, .right, .left]
        let locations = try sides.map { side in
            SiteLocation(place: try #require(SitePlace(bodyPart: "Hip", side: side)), sortOrder: 0)
        }

        let result = SiteRecommender.recommend(locations: locations, entries: [])

        #expect(names(result.all) == ["L Hip", "R Hip", "Hip"])
        #expect(names(result.recommended) == ["L Hip", "R Hip", "Hip"])
    }

    @Test func `disabled locations and their entries influence nothing (SR-15, SR-23)`() {
        var locations = SiteLocation.defaults
        let disabled = locations[0].id
        locations[0].isEnabled = false

        let result = SiteRecommender.recommend(
            locations: locations,
            entries: entries(at: [SiteLocation.defaults[1], SiteLocation.defaults[0]])
        )

        #expect(result.avoid.map(\.location) == [locations[1]])
        #expect(result.all.count == 13)
        #expect(!result.all.contains { $0.id == disabled })
    }

    @Test func `every enabled location has one category, the same in every list (SR-23, SR-24)`() {
        let result = SiteRecommender.recommend(
            locations: SiteLocation.defaults,
            entries: entries(at: Array(SiteLocation.defaults.prefix(6)))
        )

        #expect(Set(result.all.filter { $0.category == .avoid }) == Set(result.avoid))
        #expect(Set(result.all.filter { $0.category == .recommended }) == Set(result.recommended))
        #expect(result.all.prefix(6).map(\.location) == SiteLocation.defaults.prefix(6).reversed())
        #expect(result.all.suffix(8).map(\.location) == Array(SiteLocation.defaults.suffix(8)))
    }

    @Test func `with everything avoided, the longest rested is named (SR-21)`() {
        let locations = Array(SiteLocation.defaults.prefix(3))

        let result = SiteRecommender.recommend(
            locations: locations,
            entries: entries(at: locations)
        )

        #expect(result.recommended.isEmpty)
        #expect(result.longestRested?.location == locations[0])
        #expect(SiteRecommender.recommend(locations: [], entries: []).longestRested == nil)
    }

    @Test func `of locations with one id the first in order counts, however they come (SR-27)`() {
        let front = SiteLocation.defaults[0]
        let moved = SiteLocation(place: front.place, sortOrder: 9)
        let other = SiteLocation.defaults[1]

        for locations in [[front, moved, other], [moved, other, front], [other, moved, front]] {
            let result = SiteRecommender.recommend(locations: locations, entries: [])
            #expect(result.all.map(\.location) == [front, other])
        }
    }

    @Test func `an entry before all dates is a use like any other (SR-16, SR-27)`() throws {
        let ancient = try Date("0000-06-01T00:00:00Z", strategy: .iso8601)
        let entry = SiteEntry.fixture(1, from: ancient, to: ancient + 60)

        let result = SiteRecommender.recommend(locations: SiteLocation.defaults, entries: [entry])

        #expect(result == SiteRecommender.recommend(SiteRecords(entries: [entry]), at: .now))
        #expect(result.avoid.map(\.lastUse) == [ancient])
    }

    @Test(arguments: 0..<20)
    func `order and repetition of the input change nothing (SR-27)`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let history = (0..<40).map { number in
            SiteEntry(
                id: .fixture(UInt16(number)),
                locationID: SiteLocation.defaults.randomElement(using: &generator)?.id,
                startTime: start + Double(Int.random(in: 0..<10, using: &generator)) * 3600,
                endTime: start + 1_000_000
            )
        }
        for strategy in RecommendationStrategy.allCases {
            let options = RecommendationOptions(strategy: strategy, cooldown: 3)
            let expected = SiteRecommender.recommend(
                locations: SiteLocation.defaults,
                entries: history,
                options: options
            )

            let shuffled = SiteRecommender.recommend(
                locations: (SiteLocation.defaults + SiteLocation.defaults)
                    .shuffled(using: &generator),
                entries: (history + history).shuffled(using: &generator),
                options: options
            )
            let fromRecords = SiteRecommender.recommend(
                SiteRecords(entries: SiteEntries(history)),
                at: .now,
                options: options
            )

            #expect(shuffled == expected, "seed \(seed), \(strategy)")
            #expect(fromRecords == expected, "seed \(seed), \(strategy)")
        }
    }
}
