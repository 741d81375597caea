import Foundation
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// The period of a report, and the figures on it.
@Suite struct SiteReportTests {
    let berlin: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        return calendar
    }()
    let front = SiteLocation.defaults[0]
    let back = SiteLocation.defaults[4]
    let hip = SiteLocation.defaults[8]

    private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    private func entry(
        _ number: Int,
        _ start: String,
        _ hours: Double?,
        at location: SiteLocation,
        reason: RemovalReason? = nil
    ) throws -> SiteEntry {
        let start = try date(start)
        return SiteEntry(
            id: .fixture(number),
            locationID: location.id,
            startTime: start,
            endTime: hours.map { start + $0 * 3600 },
            note: "note \(number)",
            reason: reason
        )
    }

    private func report(
        _ records: SiteRecords,
        _ from: String,
        _ to: String,
        made: String = "2026-04-20T10:00:00Z"
    ) throws -> SiteReport {
        let days = try [from, to].map { try #require(SiteDay($0)) }
        let request = SiteReport.Request(from: days[0], to: days[1])
        return SiteReport(records, request, made: try date(made), calendar: berlin)
    }

    @Test func `ninety days end with the last one (SR-196)`() throws {
        let last = try #require(SiteDay("2026-03-31"))

        let request = SiteReport.Request(to: last)

        #expect(request.from == SiteDay("2026-01-01"))
        #expect(request.dayCount() == 90)
        #expect(!request.includesNotes)
        #expect(SiteReport.Request(days: 1, to: last).from == last)
        #expect(SiteReport.Request(from: last, to: last, name: "  ").name == nil)
    }

    @Test func `entries belong by their start, in local days, both included (SR-196)`() throws {
        let entries = SiteEntries([
            try entry(1, "2026-03-27T22:59:59Z", 48, at: front),
            try entry(2, "2026-03-27T23:00:00Z", 24, at: front),
            try entry(3, "2026-03-31T21:59:59Z", 72, at: back),
            try entry(4, "2026-03-31T22:00:00Z", nil, at: front),
        ])

        let report = try report(SiteRecords(entries: entries), "2026-03-28", "2026-03-31")

        #expect(report.rows.map(\.id) == [2, 3].map { UUID.fixture($0) })
        #expect(report.rows.map(\.isCut) == [false, true])
        #expect(report.earlierCount == 1)
        // A wearing that the end cuts counts whole.
        #expect(report.statistics.overall.countedWearings == 2)
        #expect(report.statistics.overall.averageHours == 48)
        #expect(report.moment == (try date("2026-03-31T22:00:00Z")) - 0.001)
    }

    @Test
    func `rest counts to the end of the period, and not from later removals (SR-196, SR-181)`()
        throws
    {
        let entries = SiteEntries([
            try entry(1, "2026-03-01T10:00:00Z", 48, at: front),
            try entry(2, "2026-03-30T10:00:00Z", 96, at: back),
            try entry(3, "2026-04-10T10:00:00Z", 24, at: front),
        ])

        let report = try report(SiteRecords(entries: entries), "2026-03-01", "2026-03-31")

        let places = Dictionary(uniqueKeysWithValues: report.places.map { ($0.id, $0.figures) })
        // From 3 to 31 March: 28 days. The other one was worn on the last day.
        #expect(places[front.id]?.restDays == 28)
        #expect(places[back.id]?.rest == .inUse)
        #expect(places[hip.id]?.rest == .neverUsed)
    }

    @Test func `a report until today ends now (SR-196)`() throws {
        let entries = SiteEntries([try entry(1, "2026-04-20T09:00:00Z", nil, at: front)])

        let report = try report(SiteRecords(entries: entries), "2026-04-01", "2026-04-20")

        #expect(report.moment == report.made)
        #expect(report.rows.map(\.isCut) == [false])
        #expect(report.places.first { $0.id == front.id }?.figures.rest == .inUse)
    }

    @Test func `a set whose end is ahead is not worn in a report of today (SR-196, SR-180)`() throws
    {
        let entries = SiteEntries([try entry(1, "2026-04-19T09:00:00Z", 72, at: front)])

        let report = try report(SiteRecords(entries: entries), "2026-04-01", "2026-04-20")

        let figures = report.places.first { $0.id == front.id }?.figures
        #expect(figures?.rest == .since(report.made))
        #expect(figures?.restDays == 0)
    }

    @Test func `places that were switched off since are on it, with their rests (SR-196)`() throws {
        var locations = SiteLocation.defaults
        for index in [0, 4, 8] { locations[index].isEnabled = false }
        let rests = [
            SiteRest(
                id: .fixture(10),
                locationID: back.id,
                from: try date("2026-02-01T00:00:00Z"),
                until: try date("2026-03-10T00:00:00Z"),
                reason: .scar
            ),
            SiteRest(
                id: .fixture(11),
                locationID: hip.id,
                from: try date("2026-01-01T00:00:00Z"),
                until: try date("2026-02-10T00:00:00Z")
            ),
        ]
        let entries = SiteEntries([try entry(1, "2026-03-01T10:00:00Z", 48, at: front)])
        let records = SiteRecords(locations: locations, entries: entries, rests: rests)

        let report = try report(records, "2026-03-01", "2026-03-31")

        let shown = Set(report.places.map(\.id))
        #expect(shown.contains(front.id) && shown.contains(back.id) && !shown.contains(hip.id))
        #expect(report.places.first { $0.id == back.id }?.rests.map(\.id) == [.fixture(10)])
    }

    @Test(arguments: WornDevice.allCases)
    func `places that only the other device uses since are on it (SR-196, SN-2)`(
        device: WornDevice
    ) throws {
        var locations = SiteLocation.defaults
        locations[0].usedFor = device.other.use
        let entries = SiteEntries([
            try entry(1, "2026-03-01T10:00:00Z", 48, at: front),
            try entry(2, "2026-03-03T10:00:00Z", 72, at: back),
        ])
        let records = SiteRecords(
            locations: locations,
            entries: device == .set ? entries : SiteEntries(),
            sensors: device == .set ? SiteEntries() : entries
        )

        let report = try report(records.of(device), "2026-03-01", "2026-03-31")

        #expect(report.statistics.overall.countedWearings == 2)
        #expect(report.statistics.usageDistribution.map(\.id) == [front.id, back.id])
    }

    @Test func `entries that no rule counts are counted apart, and equal input is equal (SR-196)`()
        throws
    {
        let ahead = [try entry(9, "2027-01-01T00:00:00Z", nil, at: front)]
        let entries = SiteEntries([try entry(1, "2026-03-01T10:00:00Z", 48, at: front)])
        let records = SiteRecords(entries: entries, ahead: ahead)

        let first = try report(records, "2026-03-01", "2026-03-31")

        #expect(first.aheadCount == 1)
        #expect(first == (try report(records, "2026-03-01", "2026-03-31")))
        #expect(try report(records, "2026-05-01", "2026-05-31").rows == [])
    }

    @Test func `failures of the period alone are counted (SR-196, RR-3)`() throws {
        let entries = SiteEntries([
            try entry(1, "2026-02-01T10:00:00Z", 48, at: front, reason: .leak),
            try entry(2, "2026-03-01T10:00:00Z", 48, at: front, reason: .planned),
            try entry(3, "2026-03-04T10:00:00Z", 48, at: front, reason: .fellOff),
        ])

        let report = try report(SiteRecords(entries: entries), "2026-03-01", "2026-03-31")

        #expect(report.statistics.failures.count == 1)
        #expect(report.statistics.failures.completed == 2)
        #expect(report.statistics.failures.recorded == 2)
    }

    @Test func `changes of the period count since the first reason of all (SR-196, RR-3)`() throws {
        let reasons: [RemovalReason?] = [
            .leak, nil, nil, nil, nil, .leak, .leak, .leak, .leak, .leak,
        ]
        let entries = try reasons.enumerated().map { number, reason in
            let start = try date("2026-02-20T10:00:00Z") + Double(number) * 4 * 86_400
            return SiteEntry(
                id: .fixture(number),
                locationID: front.id,
                startTime: start,
                endTime: start + 48 * 3600,
                reason: reason
            )
        }

        let records = SiteRecords(entries: SiteEntries(entries))
        let report = try report(records, "2026-02-24", "2026-03-31")

        #expect(report.statistics.failures.completed == 9)
        #expect(report.statistics.failures.recorded == 5)
        #expect(report.statistics.failures.rate == nil)
    }
}
