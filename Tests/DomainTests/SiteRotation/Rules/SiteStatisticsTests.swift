import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct SiteStatisticsTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let sites = SiteLocation.defaults

    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        return calendar
    }

    /// An entry that started `daysAgo` and lasted `hours`, or is open if they are `nil`.
    func entry(
        _ number: UInt16,
        at location: Int?,
        daysAgo: Double,
        hours: Double? = nil
    ) -> SiteEntry {
        let start = now - daysAgo * 86_400
        return .fixture(
            number,
            at: location.map { sites[$0].id },
            from: start,
            to: hours.map { start + $0 * 3600 }
        )
    }

    func statistics(
        _ entries: [SiteEntry],
        locations: [SiteLocation] = SiteLocation.defaults,
        settings: SiteSettings = SiteSettings()
    ) -> SiteStatistics {
        SiteStatistics(
            records: SiteRecords(locations: locations, entries: SiteEntries(entries)),
            settings: settings,
            now: now,
            calendar: calendar
        )
    }

    @Test func `uses count the active entry and the anomalies too (SR-56, SR-62, SR-64)`() {
        let statistics = statistics([
            entry(1, at: 3, daysAgo: 30, hours: 72), entry(2, at: 3, daysAgo: 20, hours: 2),
            entry(3, at: 1, daysAgo: 10, hours: 60), entry(4, at: 3, daysAgo: 2),
        ])

        #expect(statistics.usageDistribution.map(\.id) == [sites[1].id, sites[3].id])
        #expect(statistics.usageDistribution.map(\.totalUses) == [1, 3])
        #expect(statistics.perLocation[3].wear.completedCount == 2)
        #expect(statistics.totalSiteChanges == 4)
        #expect(statistics.anomaliesExcluded == 1)
        #expect(statistics.locationsTracked == 14)
        #expect(statistics.perLocation.map(\.location) == sites)
    }

    @Test func `the overall median is that of the pool, not of the medians (SR-59)`() {
        let statistics = statistics([
            entry(1, at: 0, daysAgo: 60, hours: 48), entry(2, at: 0, daysAgo: 50, hours: 50),
            entry(3, at: 0, daysAgo: 40, hours: 52), entry(4, at: 1, daysAgo: 30, hours: 96),
        ])

        #expect(statistics.overallMedianHours == 51)
        #expect(statistics.perLocation[0].wear.medianHours == 50)
        #expect(statistics.perLocation[1].wear.medianHours == 96)
    }

    @Test func `the pool is filtered as a whole, and says so (SR-59, SR-182)`() {
        // At its own location 20 hours are no anomaly; in the pool they are.
        let statistics = statistics(
            zip([20.0, 40, 44, 46, 48, 50], UInt16(0)...).map { hours, number in
                entry(number, at: Int(number), daysAgo: 60 - Double(number) * 4, hours: hours)
            }
        )

        #expect(statistics.overallMedianHours == 46)
        #expect(statistics.anomaliesExcluded == 1)
        #expect(statistics.overall.outliers == 1)
        #expect(statistics.overall.countedWearings == 5)
        #expect(statistics.perLocation.allSatisfy { $0.wear.anomalyCount == 0 })
    }

    @Test func `the flag follows the threshold of the settings (SR-60, SR-83)`() {
        let entries = [
            entry(1, at: 0, daysAgo: 60, hours: 72), entry(2, at: 0, daysAgo: 50, hours: 72),
            entry(3, at: 0, daysAgo: 40, hours: 72), entry(4, at: 1, daysAgo: 30, hours: 54),
            entry(5, at: 1, daysAgo: 20, hours: 54), entry(6, at: 1, daysAgo: 10, hours: 54),
            entry(7, at: 0, daysAgo: 70, hours: 72),
        ]

        let flags: [[Int?]] = [20, 30].map { threshold in
            let settings = SiteSettings(absorptionThreshold: threshold)
            let sites = statistics(entries, settings: settings).perLocation.prefix(3)
            return sites.map { $0.absorption?.percentBelow }
        }

        let expected: [[Int?]] = [[nil, 25, nil], [nil, nil, nil]]
        #expect(flags == expected)
    }

    @Test func `days of rest are calendar days across summer time (SR-181, SR-150)`() throws {
        // Summer time began in Berlin on 30 March 2025 at 02:00; that day had 23 hours.
        let before = try Date("2025-03-29T22:30:00Z", strategy: .iso8601)
        let records = SiteRecords(
            entries: [.fixture(1, at: sites[0].id, from: before - 60, to: before)]
        )
        let days: [(now: String, days: Int)] = [
            ("2025-03-29T22:59:00Z", 0), ("2025-03-29T23:00:00Z", 1),
            ("2025-03-30T21:59:00Z", 1), ("2025-03-30T22:00:00Z", 2),
        ]

        for (now, days) in days {
            let statistics = SiteStatistics(
                records: records,
                settings: SiteSettings(),
                now: try Date(now, strategy: .iso8601),
                calendar: calendar
            )
            #expect(statistics.perLocation[0].restDays == days, "\(now)")
        }
    }

    @Test func `another time zone changes days of rest and no other figure (SR-152)`() {
        let records = SiteRecords(
            entries: SiteEntries([
                entry(1, at: 0, daysAgo: 9, hours: 70), entry(2, at: 1, daysAgo: 6, hours: 60),
                entry(3, at: 0, daysAgo: 2.9, hours: 30),
            ])
        )
        let all = ["Pacific/Apia", "Europe/Berlin", "Asia/Bangkok"].map { zone in
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
            return SiteStatistics(
                records: records,
                settings: SiteSettings(),
                now: now,
                calendar: calendar
            )
        }

        #expect(Set(all.map { $0.perLocation.map(\.wear) }).count == 1)
        #expect(Set(all.map { $0.perLocation.map(\.totalUses) }).count == 1)
        #expect(Set(all.map(\.overallMedianHours)).count == 1)
        #expect(Set(all.map { $0.perLocation[0].restDays }).count == 2)
    }

    @Test func `entries that start at one instant all count (SR-56, SR-58)`() {
        let statistics = statistics([
            entry(1, at: 0, daysAgo: 5, hours: 60), entry(2, at: 1, daysAgo: 5, hours: 64),
            entry(3, at: 2, daysAgo: 5, hours: 68),
        ])

        #expect(statistics.perLocation.prefix(3).map(\.totalUses) == [1, 1, 1])
        #expect(statistics.perLocation.prefix(3).map(\.wear.medianHours) == [60, 64, 68])
        #expect(statistics.overallMedianHours == 64)
    }

    @Test func `a single entry has figures once it is completed (SR-56, SR-58, SR-64)`() {
        let open = statistics([entry(1, at: 3, daysAgo: 2)])
        #expect(open.totalSiteChanges == 1)
        #expect(open.overallMedianHours == nil)
        #expect(open.perLocation[3].wear == WearFigures([]))

        let completed = statistics([entry(1, at: 3, daysAgo: 2, hours: 40)])
        #expect(completed.overallMedianHours == 40)
        #expect(completed.perLocation[3].wear == WearFigures([40]))
        #expect(completed.perLocation[3].absorption == nil)
    }

    @Test func `a removal after now is no negative rest (SR-181, SR-153)`() {
        let site = statistics([entry(1, at: 0, daysAgo: 1, hours: 72)]).perLocation[0]

        #expect(site.restDays == 0)
        #expect(site.rest.removal(at: now) == now)
    }

    @Test func `disabled and unknown locations count for nothing (SR-56, SR-59)`() {
        var locations = sites
        locations[0].isEnabled = false
        let statistics = statistics(
            [
                entry(1, at: 0, daysAgo: 30, hours: 200),
                entry(2, at: nil, daysAgo: 20, hours: 190),
                entry(3, at: 1, daysAgo: 10, hours: 70),
            ],
            locations: locations
        )

        #expect(statistics.overallMedianHours == 70)
        #expect(statistics.totalSiteChanges == 1)
        #expect(statistics.locationsTracked == 13)
        #expect(!statistics.perLocation.contains { $0.id == sites[0].id })
    }

    @Test func `places of one name are told apart by id (SR-62)`() throws {
        // One short name, three places: no side and two body parts that read like one.
        let places = [
            try #require(SitePlace(bodyPart: "Hip (Left)")),
            try #require(SitePlace(bodyPart: "Hip", subArea: "Left")),
        ]
        let locations = places.enumerated().map { SiteLocation(place: $1, sortOrder: $0) }
        let entries = locations.enumerated().map { number, location in
            SiteEntry.fixture(
                UInt16(number),
                at: location.id,
                from: now - Double(number + 1) * 86_400,
                to: now - Double(number) * 86_400
            )
        }
        #expect(Set(locations.map(\.shortName)).count == 1)

        let statistics = statistics(entries, locations: locations)

        #expect(statistics.usageDistribution.map(\.id) == locations.map(\.id))
        #expect(statistics.usageDistribution.map(\.totalUses) == [1, 1])
    }

    @Test func `without an entry at an enabled location there is nothing to show (SR-66)`() {
        #expect(statistics([]).isEmpty)
        #expect(statistics([entry(1, at: nil, daysAgo: 2)]).isEmpty)
        #expect(!statistics([entry(1, at: 0, daysAgo: 2)]).isEmpty)
    }

    @Test func `ends that follow from the next entry are measured like written ones (SR-58)`() {
        // More rows than one block holds, each ended by the start of the next.
        let entries = (0..<3000).map { number in
            SiteEntry.fixture(
                UInt16(number),
                at: sites[number % 14].id,
                from: now - Double(3000 - number) * 48 * 3600
            )
        }

        let statistics = statistics(entries)

        #expect(statistics.overallMedianHours == 48)
        #expect(statistics.totalSiteChanges == 3000)
        let completed = statistics.perLocation.map(\.wear.completedCount).reduce(0, +)
        #expect(completed == 2999)
    }

    @Test func `the use case computes as of now, in the calendar it was given (SR-65, SR-150)`()
        async
    {
        let records = SiteRecords(entries: [entry(1, at: 0, daysAgo: 0.6, hours: 0)])
        let compute = ComputeSiteStatisticsUseCase(
            dates: FixedWallClock(now: now),
            calendar: calendar
        )

        let statistics = await compute.execute(
            records,
            settings: SiteSettings(),
            profiles: .any
        )

        // 17:06 in Berlin, and 14.4 hours before that it was 02:42 of the same day.
        #expect(statistics.perLocation[0].restDays == 0)
        #expect(statistics.totalSiteChanges == 1)
    }
}
