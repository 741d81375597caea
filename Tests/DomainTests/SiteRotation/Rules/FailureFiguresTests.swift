import Foundation
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct FailureFiguresTests {
    let start = Date(timeIntervalSince1970: 1_750_000_000)
    let sites = SiteLocation.defaults

    /// Completed entries, a day each, with the reasons given for a place; `nil` for none.
    private func statistics(
        _ reasons: [(place: Int, reason: RemovalReason?)],
        isLastOpen: Bool = false
    ) -> SiteStatistics {
        let entries = reasons.enumerated().map { number, entry in
            let from = start + Double(number) * 86_400
            let isOpen = isLastOpen && number == reasons.count - 1
            return SiteEntry.fixture(
                UInt16(number),
                at: sites[entry.place].id,
                from: from,
                to: isOpen ? nil : from + 80_000,
                reason: entry.reason
            )
        }
        return SiteStatistics(
            records: SiteRecords(entries: SiteEntries(entries)),
            settings: SiteSettings(),
            now: start + 86_400 * 1000,
            calendar: Calendar(identifier: .gregorian)
        )
    }

    private func numbers(of figures: FailureFigures) -> [Int] {
        [figures.completed, figures.recorded, figures.count]
    }

    @Test(
        arguments: [
            (4, 12, 33, 14, 61), (0, 5, 0, 0, 43), (5, 5, 100, 57, 100), (1, 8, 13, 2, 47),
        ]
    )
    func `a rate has the Wilson interval, percents with halves up (RR-3)`(
        count: Int,
        total: Int,
        share: Int,
        low: Int,
        high: Int
    ) {
        let rate = FailureRate(count: count, of: total)

        let percents = [rate.share, rate.low, rate.high].map(FailureRate.percent)
        #expect([(23, 40), (29, 200)].map { FailureRate.percent(Double($0) / $1) } == [58, 15])
        #expect(percents == [share, low, high])
    }

    @Test func `every interval contains its share, and certain bounds are exact (RR-3)`() {
        for total in 1...200 {
            for count in 0...total {
                let rate = FailureRate(count: count, of: total)
                #expect(rate.low <= rate.share && rate.share <= rate.high)
                #expect((rate.low == 0) == (count == 0))
                #expect((rate.high == 1) == (count == total))
            }
        }
    }

    @Test func `changes count from the first one with a reason on (RR-3)`() {
        let statistics = statistics(
            [
                (0, nil), (0, nil), (1, nil), (0, .leak), (0, nil), (1, .planned), (0, .pain),
                (0, .leak), (0, .leak),
            ],
            isLastOpen: true
        )

        let figures = statistics.perLocation[0].failures
        #expect(numbers(of: figures) == [4, 3, 3])
        #expect(figures.commonest == .leak)
        #expect(figures.rate == nil)
        #expect(statistics.perLocation[1].failures.completed == 1)
        #expect(statistics.perLocation[1].failures.count == 0)
        let total = statistics.failures
        #expect(numbers(of: total) == [5, 4, 3])
        #expect(total.commonest == .leak)
    }

    @Test func `an entry that starts with the first reason counts too (RR-3)`() {
        let entries = [(1, 0, nil), (2, 1, RemovalReason.leak), (3, 0, nil)].map {
            id,
            place,
            reason in
            SiteEntry.fixture(
                UInt16(id),
                at: sites[place].id,
                from: id < 3 ? start : start + 86_400,
                to: start + 100_000,
                reason: reason
            )
        }
        let statistics = SiteStatistics(
            records: SiteRecords(entries: SiteEntries(entries)),
            settings: SiteSettings(),
            now: start + 86_400 * 10,
            calendar: Calendar(identifier: .gregorian)
        )

        #expect(statistics.failures.completed == 3)
        #expect(statistics.perLocation[0].failures.completed == 2)
    }

    @Test func `without any reason there are no failures (RR-1, RR-3)`() {
        let failures = statistics([(0, nil), (1, nil)]).failures

        #expect(numbers(of: failures) == [0, 0, 0])
        #expect(failures.commonest == nil)
        #expect(failures.rate == nil)
    }

    @Test func `a tie of reasons goes to the first in the order of questions (RR-3)`() {
        let unknown = RemovalReason(rawValue: "a newer one")
        let failures = statistics([(0, unknown), (0, .infection), (0, .kinked)]).failures

        #expect(failures.commonest == .kinked)
    }

    @Test(arguments: [(5, 1, true), (5, 2, false), (4, 0, false), (8, 2, true), (8, 3, false)])
    func `a rate needs five reasons, and four of five changes with one (RR-3)`(
        recorded: Int,
        silent: Int,
        isShown: Bool
    ) {
        let reasons =
            Array(repeating: (0, RemovalReason?.some(.planned)), count: recorded)
            + Array(repeating: (0, nil), count: silent)

        #expect((statistics(reasons).failures.rate != nil) == isShown)
    }

    @Test func `short wearings count (RR-3)`() {
        let entry = SiteEntry.fixture(1, from: start, to: start + 600, reason: .pulledOut)
        let figures = SiteStatistics(
            records: SiteRecords(entries: [entry]),
            settings: SiteSettings(),
            now: start + 86_400,
            calendar: Calendar(identifier: .gregorian)
        )

        #expect(figures.failures.count == 1)
        #expect(figures.perLocation[0].wear.anomalyCount == 1)
    }

    @Test(arguments: [(8, 10, 1, 10, true), (8, 9, 1, 10, false), (2, 10, 1, 10, false)])
    func `a place is marked when its low bound is above the rate of all others (RR-4)`(
        count: Int,
        here: Int,
        otherCount: Int,
        elsewhere: Int,
        isMarked: Bool
    ) {
        func reasons(_ place: Int, _ count: Int, _ total: Int) -> [(Int, RemovalReason?)] {
            (0..<total).map { (place, $0 < count ? .leak : .planned) }
        }
        let statistics = statistics(
            reasons(0, count, here) + reasons(1, otherCount, elsewhere)
        )

        #expect(statistics.perLocation[0].failsMoreOften == isMarked)
        #expect(!statistics.perLocation[1].failsMoreOften)
    }
}
