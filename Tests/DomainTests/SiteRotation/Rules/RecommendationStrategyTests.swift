import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

@Suite struct RecommendationStrategyTests {
    let start = Date(timeIntervalSince1970: 1_750_000_000)

    /// A history that used the named locations one after the other.
    func recommend(
        _ used: [String],
        locations: [SiteLocation] = SiteLocation.defaults,
        _ options: RecommendationOptions
    ) throws -> SiteRecommendations {
        let entries = try used.enumerated().map { number, name in
            let location = try #require(locations.first { $0.shortName == name })
            let time = start + Double(number) * 3600
            return SiteEntry(
                id: .fixture(UInt16(number)),
                locationID: location.id,
                startTime: time,
                endTime: time + 60
            )
        }
        return SiteRecommender.recommend(
            locations: locations,
            entries: entries,
            options: options
        )
    }

    func names(_ ranked: [RankedLocation]) -> [String] { ranked.map(\.location.shortName) }

    static let everything = SiteLocation.defaults.map(\.shortName)

    @Test(arguments: RecommendationStrategy.allCases)
    func `avoid and all are the same in every strategy (SR-159)`(
        strategy: RecommendationStrategy
    ) throws {
        let plain = try recommend(Self.everything, RecommendationOptions())

        let result = try recommend(Self.everything, RecommendationOptions(strategy: strategy))

        #expect(result.avoid == plain.avoid)
        #expect(result.all.map(\.location) == plain.all.map(\.location))
        #expect(result.recommended.count <= 3)
        #expect(Set(result.recommended.map(\.id)).isDisjoint(with: result.avoid.map(\.id)))
    }

    @Test func `one location of each group, longest rested groups first (SR-160)`() throws {
        // The abdomen's left side was used last of all, by its back; the arms never.
        let used = Self.everything.filter { !$0.contains("Arm") } + ["L Abdomen (Back)"]

        let result = try recommend(used, RecommendationOptions(strategy: .byBodyPart))

        #expect(
            names(result.recommended) == ["L Arm (Back)", "R Arm (Back)", "R Abdomen (Front)"]
        )
    }

    @Test func `a group of which everything is avoided gives none (SR-160)`() throws {
        let used = ["L Abdomen (Front)", "L Arm (Back)", "R Arm (Back)", "L Buttock"]

        let result = try recommend(used, RecommendationOptions(strategy: .byBodyPart))

        #expect(names(result.avoid) == ["L Buttock", "R Arm (Back)", "L Arm (Back)"])
        #expect(
            names(result.recommended) == [
                "R Abdomen (Front)", "L Thigh (Front)", "R Thigh (Front)",
            ]
        )
    }

    @Test func `a never used location in a hot group follows used ones of others (SR-161)`() throws
    {
        let locations = SiteLocation.defaults.filter {
            ["L Abdomen (Front)", "L Abdomen (Side)", "R Buttock", "L Buttock", "L Thigh (Side)"]
                .contains($0.shortName)
        }
        let used = ["R Buttock", "L Thigh (Side)", "L Buttock", "L Abdomen (Front)"]

        let result = try recommend(
            used,
            locations: locations,
            RecommendationOptions(strategy: .bodyPartCooldown, cooldown: 1)
        )

        #expect(names(result.recommended) == ["R Buttock", "L Abdomen (Side)"])
    }

    @Test func `when all groups are hot the result is that of bySite (SR-161)`() throws {
        let plain = try recommend(Self.everything, RecommendationOptions())

        let result = try recommend(
            Self.everything,
            RecommendationOptions(strategy: .bodyPartCooldown, cooldown: 14)
        )

        #expect(result == plain)
    }

    @Test func `equal starts heat groups by sort order (SR-161)`() throws {
        let together = ["L Abdomen (Front)", "R Abdomen (Front)"].compactMap { name in
            SiteLocation.defaults.first { $0.shortName == name }
        }
        .map { SiteEntry(id: $0.id, locationID: $0.id, startTime: start, endTime: start) }

        let result = SiteRecommender.recommend(
            SiteRecords(entries: SiteEntries(together)),
            at: .now,
            options: RecommendationOptions(strategy: .bodyPartCooldown, cooldown: 1)
        )

        // The left abdomen is hot, the right one is not.
        #expect(
            names(result.recommended)
                == ["R Abdomen (Side)", "R Abdomen (Back)", "L Thigh (Front)"]
        )
    }
}
