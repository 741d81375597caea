import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct SiteHistoryFilterTests {
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id
    let calendar: Calendar
    let entries: SiteEntries

    init() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        self.calendar = calendar
        entries = SiteEntries([
            try Self.entry(1, front, "2026-03-01T08:00:00Z"),
            try Self.entry(2, nil, "2026-03-28T22:59:59Z"),
            // Local midnight of 29 March, the day summer time begins.
            try Self.entry(3, back, "2026-03-28T23:00:00Z"),
            try Self.entry(4, front, "2026-03-29T21:59:59Z"),
            try Self.entry(5, front, "2026-03-29T22:00:00Z"),
        ])
    }

    static func entry(_ number: UInt16, _ location: UUID?, _ start: String) throws -> SiteEntry {
        let start = try Date(start, strategy: .iso8601)
        return SiteEntry(
            id: .fixture(number),
            locationID: location,
            startTime: start,
            endTime: start + 1
        )
    }

    func shown(_ filter: SiteHistoryFilter, now: String = "2026-04-04T12:00:00Z") throws -> [UUID] {
        let now = try Date(now, strategy: .iso8601)
        return try SiteHistoryRequest(filter, now: now, calendar: calendar).page(of: entries).items
            .map(\.id)
    }

    @Test func `nothing selected shows everything, latest start first (SR-46, SR-48)`() throws {
        #expect(try shown(SiteHistoryFilter()) == [5, 4, 3, 2, 1].map(UUID.fixture))
        #expect(SiteHistoryFilter().isEmpty)
    }

    @Test func `a location, and the unknown one, are selected (SR-48)`() throws {
        #expect(
            try shown(SiteHistoryFilter(place: .location(front))) == [5, 4, 1].map(UUID.fixture)
        )
        #expect(try shown(SiteHistoryFilter(place: .unknown)) == [.fixture(2)])
        #expect(
            try shown(SiteHistoryFilter(place: .locations([front, back])))
                == [5, 4, 3, 1].map(UUID.fixture)
        )
        #expect(try shown(SiteHistoryFilter(place: .locations([.fixture(99)]))).isEmpty)
    }

    @Test func `an own range covers whole local days, both included (SR-49)`() throws {
        let noon = try Date("2026-03-29T10:00:00Z", strategy: .iso8601)

        #expect(
            try shown(SiteHistoryFilter(range: .days(from: noon, to: noon)))
                == [4, 3].map(UUID.fixture)
        )
        #expect(
            try shown(SiteHistoryFilter(range: .days(from: noon, to: nil)))
                == [5, 4, 3].map(UUID.fixture)
        )
        #expect(
            try shown(SiteHistoryFilter(range: .days(from: nil, to: noon)))
                == [4, 3, 2, 1].map(UUID.fixture)
        )
    }

    @Test(arguments: [
        ("America/Sao_Paulo", "2018-11-04T03:00:00Z", "2018-11-05T02:00:00Z"),
        ("Africa/Cairo", "2024-04-25T22:00:00Z", "2024-04-26T21:00:00Z"),
        ("America/Sao_Paulo", "2018-02-17T02:00:00Z", "2018-02-18T03:00:00Z"),
    ])
    func `a day without its midnight ends where the next one begins (SR-49, CL-15)`(
        zone: String,
        start: String,
        end: String
    ) throws {
        var calendar = calendar
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        let (start, end) = (
            try Date(start, strategy: .iso8601), try Date(end, strategy: .iso8601)
        )
        let entries = SiteEntries(
            [start - 1, start, end - 1, end].enumerated().map { index, start in
                .fixture(UInt16(index), from: start, to: start + 1)
            }
        )
        let filter = SiteHistoryFilter(range: .days(from: start, to: start))

        let page = try SiteHistoryRequest(filter, now: end, calendar: calendar).page(of: entries)

        #expect(page.items.map(\.id) == [2, 1].map(UUID.fixture))
    }

    @Test(arguments: [
        // Seven calendar days before noon are noon, although summer time began meanwhile (SR-150).
        (now: "2026-04-04T21:59:59Z", expected: [UInt16(5), 4, 3, 2]),
        (now: "2026-04-05T21:59:59Z", expected: [5, 4]),
        (now: "2026-04-05T22:00:00Z", expected: [5]),
        (now: "2026-04-04T22:00:00Z", expected: [5, 4, 3]),
    ])
    func `the last days begin at the same local time (SR-49, SR-150)`(
        now: String,
        expected: [UInt16]
    ) throws {
        let filter = SiteHistoryFilter(range: .lastDays(7))

        #expect(try shown(filter, now: now) == expected.map { UUID.fixture($0) })
    }

    @Test func `without a range there is no first and no last moment (SR-48)`() throws {
        let ancient = try Self.entry(1, front, "0000-06-01T00:00:00Z")
        let far = try Self.entry(2, front, "9999-06-01T00:00:00Z")

        let shown = try SiteHistoryRequest().page(of: [ancient, far]).items

        #expect(shown == [far, ancient])
    }

    @Test func `place and range combine (SR-48)`() throws {
        let filter = SiteHistoryFilter(place: .location(front), range: .lastDays(30))

        #expect(try shown(filter) == [5, 4].map(UUID.fixture))
    }
}
