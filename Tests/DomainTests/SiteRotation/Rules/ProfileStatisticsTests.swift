import Foundation
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Figures that are compared within one profile, or are about one alone.
@Suite struct ProfileStatisticsTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let sites = SiteLocation.defaults
    let steel = WearProfile.defaults[0]
    let soft = WearProfile.defaults[1]

    /// Wearings one after the other.
    private func records(
        _ wearings: [(place: Int, hours: Double, profile: WearProfile?, reason: RemovalReason?)]
    ) -> SiteRecords {
        var start = now - 200 * 86_400
        let entries = wearings.enumerated().map { number, wearing in
            defer { start += wearing.hours * 3600 }
            return SiteEntry(
                id: .fixture(UInt16(number)),
                locationID: sites[wearing.place].id,
                startTime: start,
                endTime: start + wearing.hours * 3600,
                reason: wearing.reason,
                profileID: wearing.profile?.id,
                targetMinutes: wearing.profile?.minutes
            )
        }
        return SiteRecords(entries: SiteEntries(entries))
    }

    private func statistics(
        _ records: SiteRecords,
        _ profiles: WearProfileFilter = .any
    ) -> SiteStatistics {
        SiteStatistics(
            records: records,
            settings: SiteSettings(),
            now: now,
            calendar: Calendar(identifier: .gregorian),
            profiles: profiles
        )
    }

    private func wearings(
        _ place: Int,
        _ hours: [Double],
        _ profile: WearProfile?,
        _ reason: RemovalReason? = nil
    ) -> [(place: Int, hours: Double, profile: WearProfile?, reason: RemovalReason?)] {
        hours.map { (place, $0, profile, reason) }
    }

    @Test func `steel sets at one place are no flag beside soft ones elsewhere (WP-3, SR-60)`() {
        // 48 hours are 33% below the median of all, and as long as steel lasts elsewhere.
        let mixed = statistics(
            records(
                wearings(0, [48, 48, 48, 72], steel) + wearings(1, [72, 72, 72, 72, 72, 72], soft)
                    + wearings(2, [48, 48, 48], steel)
            )
        )
        #expect(mixed.overallMedianHours == 72)
        #expect(mixed.perLocation[0].isComparable)
        #expect(mixed.perLocation[0].absorption == nil)
        #expect(mixed.perLocation[0].comparedProfile == steel)
        #expect(mixed.perLocation[0].comparedWearings == 4)
        // Soft sets were worn at one place alone.
        #expect(!mixed.perLocation[1].isComparable)

        let flagged = statistics(
            records(
                wearings(0, [30, 30, 30], steel) + wearings(1, [90, 90, 90], soft)
                    + wearings(2, [48, 48, 48, 48], steel)
            )
        )
        // 48 hours is the median of the seven steel sets, 48 that of all ten as well.
        #expect(flagged.perLocation[0].absorption?.percentBelow == 38)
    }

    @Test func `the profile with most counted wearings is compared, ties by name (WP-3)`() {
        func compared(_ records: SiteRecords) -> String? {
            statistics(records).perLocation[0].comparedProfile?.name
        }
        #expect(
            compared(records(wearings(0, [50, 50], steel) + wearings(0, [70], soft))) == "Steel"
        )
        #expect(compared(records(wearings(0, [50], steel) + wearings(0, [70], soft))) == "Soft")
        // A short wearing does not count, and none comes before all names.
        #expect(
            compared(records(wearings(0, [50, 3], steel) + wearings(0, [70, 70], soft))) == "Soft"
        )
        #expect(compared(records(wearings(0, [50], steel) + wearings(0, [70], nil))) == nil)
    }

    @Test func `the longest rest is that of a place with sets of the profile (WP-3, SR-184)`() {
        let records = records(
            wearings(0, [50], soft) + wearings(1, [50], steel) + wearings(2, [50], steel)
        )

        #expect(statistics(records).longestRest.map(\.id) == [sites[0].id])
        #expect(statistics(records, .only(steel.id)).longestRest.map(\.id) == [sites[1].id])
        #expect(statistics(records, .only(nil)).longestRest == [])
    }

    @Test func `without profiles nothing differs (WP-3)`() {
        let statistics = statistics(
            records(wearings(0, [30, 30, 30], nil) + wearings(1, [72, 72, 72], nil))
        )
        #expect(statistics.perLocation[0].absorption?.percentBelow == 41)
        #expect(statistics.perLocation[0].comparedProfile == nil)
        #expect(statistics.perProfile.isEmpty)
    }

    @Test func `failures are counted for each profile, too (RR-3, WP-3)`() {
        let statistics = statistics(
            records(
                wearings(0, [50, 50], steel, .kinked) + wearings(1, [70], soft, .planned)
                    + wearings(1, [70], nil, .leak)
            )
        )
        #expect(statistics.perProfile.map { $0.profile?.name } == ["Steel", "Soft", nil])
        #expect(statistics.perProfile.map(\.failures.count) == [2, 0, 1])
        #expect(statistics.perProfile.map(\.wear.completedCount) == [2, 1, 1])
        #expect(statistics.failures.count == 3)
    }

    @Test func `figures are narrowed to one profile, rest to none (WP-3)`() {
        let all = records(
            wearings(0, [50, 50], steel, .kinked) + wearings(1, [70], soft)
                + wearings(0, [70], nil)
        )
        let narrowed = statistics(all, .only(steel.id))
        #expect(narrowed.totalSiteChanges == 2)
        #expect(narrowed.perLocation[0].wear.completedCount == 2)
        #expect(narrowed.perLocation[1].totalUses == 0)
        #expect(narrowed.overallMedianHours == 50)
        #expect(narrowed.failures.count == 2)
        #expect(narrowed.perLocation[0].restDays == statistics(all).perLocation[0].restDays)

        let none = statistics(all, .only(nil))
        #expect(none.totalSiteChanges == 1)
        #expect(none.overallMedianHours == 70)
        #expect(statistics(all, .only(.fixture(99))).isEmpty)
        #expect(statistics(records(wearings(0, [50], nil)), .only(steel.id)).isEmpty)
    }
}
