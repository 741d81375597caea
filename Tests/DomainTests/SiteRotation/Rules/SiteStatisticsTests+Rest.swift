import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import Testing

/// Rest, comparisons and ranks.
extension SiteStatisticsTests {
    @Test
    func `rest counts from removal, longest first, ties in sort order (SR-63, SR-180, SR-181)`() {
        // It is 17:06 in Berlin, and each set came off at that time of day.
        let statistics = statistics([
            entry(1, at: 4, daysAgo: 20, hours: 48), entry(2, at: 5, daysAgo: 8, hours: 24),
            entry(3, at: 2, daysAgo: 8, hours: 24), entry(4, at: 6, daysAgo: 4, hours: 24),
            entry(5, at: 0, daysAgo: 1),
        ])

        #expect(statistics.restTime.map(\.location.sortOrder) == [4, 2, 5, 6, 0])
        #expect(statistics.restTime.map(\.restDays) == [18, 7, 7, 3, nil])
        let bands: [RestBand] = [.rested, .resting, .resting, .fresh, .inUse]
        #expect(statistics.restTime.compactMap(\.restBand) == bands)
        #expect(statistics.perLocation[1].restDays == nil)
        #expect(statistics.perLocation[1].restBand == nil)
        #expect(statistics.longestRest.map(\.location.sortOrder) == [4])
    }

    @Test func `a set worn for twenty days leaves a place without rest (SR-181)`() {
        let worn = statistics([entry(1, at: 0, daysAgo: 20)]).perLocation[0]
        #expect((worn.rest, worn.restDays) == (.inUse, nil))

        let removed = statistics([entry(1, at: 0, daysAgo: 20, hours: 480)]).perLocation[0]
        #expect((removed.restDays, removed.restBand) == (0, .fresh))
    }

    @Test func `the latest removal counts, also of an earlier entry that overlaps (SR-181)`() {
        let statistics = statistics([
            entry(1, at: 0, daysAgo: 30, hours: 25 * 24), entry(2, at: 0, daysAgo: 20, hours: 24),
            entry(3, at: 1, daysAgo: 2, hours: 24),
        ])

        #expect(statistics.perLocation[0].restDays == 5)
    }

    @Test func `nothing is compared with fewer than three wearings on either side (SR-183)`() {
        func flags(_ here: Int, _ elsewhere: Int) -> [Int?] {
            let short = (0..<here).map { number in
                entry(UInt16(number), at: 0, daysAgo: 90 - Double(number) * 4, hours: 24)
            }
            let long = (0..<elsewhere).map { number in
                entry(UInt16(100 + number), at: 1, daysAgo: 60 - Double(number) * 4, hours: 72)
            }
            let sites = statistics(short + long).perLocation
            #expect(sites[0].isComparable == (here >= 3 && elsewhere >= 3))
            return sites.prefix(2).map { $0.absorption?.percentBelow }
        }

        #expect(flags(2, 8) == [nil, nil])
        #expect(flags(8, 2) == [nil, nil])
        #expect(flags(3, 4) == [67, nil])
    }

    @Test func `the places that share the first rank are all named (SR-184)`() {
        let statistics = statistics([
            entry(1, at: 5, daysAgo: 30, hours: 24), entry(2, at: 2, daysAgo: 30, hours: 24),
            entry(3, at: 5, daysAgo: 20, hours: 24), entry(4, at: 2, daysAgo: 20, hours: 24),
            entry(5, at: 1, daysAgo: 10, hours: 24),
        ])

        #expect(statistics.mostUsed.map(\.location.sortOrder) == [2, 5])
        #expect(statistics.longestRest.map(\.location.sortOrder) == [2, 5])
        #expect(self.statistics([]).mostUsed == [])
        #expect(self.statistics([]).longestRest == [])
    }
}
