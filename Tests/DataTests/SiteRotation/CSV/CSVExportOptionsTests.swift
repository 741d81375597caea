import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// The options of an export: a period, local times and details.
@Suite struct CSVExportOptionsTests {
    let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    let format = CSVSiteRecordsFormat()
    let front = SiteLocation.defaults[0]

    private func date(_ text: String) throws -> Date {
        try Date(text, strategy: .iso8601)
    }

    /// Sets before and after the clocks of Berlin go forward, the last a minute before April.
    private func records() throws -> SiteRecords {
        let starts = [
            "2026-03-27T22:59:59Z", "2026-03-27T23:00:00Z", "2026-03-29T00:59:00Z",
            "2026-03-29T01:00:00Z", "2026-03-31T21:59:00Z", "2026-03-31T22:00:00Z",
        ]
        let entries = try starts.enumerated().map { number, start in
            SiteEntry(
                id: .fixture(number),
                locationID: front.id,
                startTime: try date(start),
                endTime: try date(start) + 3600,
                note: number == 0 ? "=1+1" : nil,
                reason: number == 1 ? .fellOff : nil,
                findings: number == 1 ? [.redness, .itching] : [],
                targetMinutes: number == 2 ? 4320 : nil
            )
        }
        return SiteRecords(entries: SiteEntries(entries))
    }

    private func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func day(_ text: String) throws -> SiteDay { try #require(SiteDay(text)) }

    @Test func `a period is of local days, both included, by start (SR-197)`() throws {
        let records = try records()
        func starts(_ from: String?, _ to: String?, in zone: TimeZone) throws -> [String] {
            let request = SiteExportRequest(from: try from.map(day), to: try to.map(day))
            let table = SiteExportTable(records, request, in: zone)
            return lines(format.write(table)).dropFirst().map { String($0.prefix(16)) }
        }

        #expect(
            try starts("2026-03-28", "2026-03-31", in: berlin)
                == ["2026-03-27T23:00", "2026-03-29T00:59", "2026-03-29T01:00", "2026-03-31T21:59"]
        )
        #expect(
            try starts("2026-03-28", "2026-03-31", in: .gmt)
                == ["2026-03-29T00:59", "2026-03-29T01:00", "2026-03-31T21:59", "2026-03-31T22:00"]
        )
        #expect(try starts(nil, "2026-03-27", in: berlin) == ["2026-03-27T22:59"])
        #expect(try starts("2026-04-01", nil, in: berlin) == ["2026-03-31T22:00"])
        #expect(try starts("2026-04-02", "2026-04-01", in: berlin) == [])
        #expect(
            SiteExportRequest(from: try day("2026-04-02"), to: try day("2026-04-01")).isBackwards
        )
    }

    @Test func `local times have their offset, and are read as the same moments (SR-197, SR-103)`()
        async throws
    {
        let records = try records()
        let request = SiteExportRequest(usesLocalTimes: true)

        let bytes = format.write(SiteExportTable(records, request, in: berlin))

        #expect(
            lines(bytes).map { String($0.prefix(25)) }.dropFirst() == [
                "2026-03-27T23:59:59+01:00", "2026-03-28T00:00:00+01:00",
                "2026-03-29T01:59:00+01:00", "2026-03-29T03:00:00+02:00",
                "2026-03-31T23:59:00+02:00", "2026-04-01T00:00:00+02:00",
            ]
        )
        let desk = ImportDesk(now: try date("2026-05-01T00:00:00Z"))
        let again = try await desk.take(bytes)
        #expect(again.entries.map(\.startTime) == records.entries.map(\.startTime))
    }

    @Test(arguments: [
        ("America/St_Johns", "2026-01-15T12:00:00Z", "2026-01-15T08:30:00-03:30"),
        ("Asia/Kathmandu", "2026-01-15T12:00:00Z", "2026-01-15T17:45:00+05:45"),
        ("UTC", "2026-01-15T12:00:00Z", "2026-01-15T12:00:00+00:00"),
        // Until 1972 the clocks of Liberia were 44 minutes and 30 seconds behind.
        ("Africa/Monrovia", "1970-06-01T12:00:00Z", "1970-06-01T11:16:00-00:44"),
    ])
    func `offsets have whole minutes, and moments stay (SR-197)`(
        zone: String,
        start: String,
        local: String
    ) throws {
        let zone = try #require(TimeZone(identifier: zone))
        let entry = SiteEntry(id: .fixture(1), locationID: nil, startTime: try date(start))
        let request = SiteExportRequest(usesLocalTimes: true)

        let table = SiteExportTable(SiteRecords(entries: [entry]), request, in: zone)

        #expect(lines(format.write(table)).last == "\(local),,,")
    }

    @Test func `details are a file of their own, with a row for each entry (SR-197)`() async throws
    {
        let request = SiteExportRequest(.details, to: try day("2026-03-29"), usesLocalTimes: true)

        let bytes = format.write(SiteExportDetails(try records(), request, in: berlin))

        #expect(
            lines(bytes) == [
                "date,location,reason,findings,profile,target_hours",
                "2026-03-27T23:59:59+01:00,L Abdomen (Front),,,,",
                "2026-03-28T00:00:00+01:00,L Abdomen (Front),fellOff,itching redness,,",
                "2026-03-29T01:59:00+01:00,L Abdomen (Front),,,,72.0",
                "2026-03-29T03:00:00+02:00,L Abdomen (Front),,,,",
            ]
        )
        // It is no file of entries, and says so.
        await #expect(throws: SiteImportError.self) { try await ImportDesk().preview(bytes) }
    }

    @Test func `without options the file is as ever, formulas included (SR-197, SR-112)`() throws {
        let records = try records()

        let bytes = format.write(SiteExportTable(records, SiteExportRequest(), in: berlin))

        #expect(bytes == format.write(SiteExportTable(records)))
        #expect(lines(bytes)[1] == "2026-03-27T22:59:59Z,L Abdomen (Front),1.0,=1+1")
    }

    @Test func `the use case takes days and times of its calendar (SR-197)`() async throws {
        let desk = ImportDesk(now: try date("2026-05-01T00:00:00Z"))
        _ = try await desk.take(format.write(SiteExportTable(try records())))
        let from = try day("2026-04-01")

        let bytes = try await desk.export(
            SiteExportRequest(from: from, usesLocalTimes: true),
            in: berlin
        )

        #expect(lines(bytes).dropFirst() == ["2026-04-01T00:00:00+02:00,L Abdomen (Front),1.0,"])
        let details = try await desk.export(SiteExportRequest(.details, from: from), in: berlin)
        #expect(lines(details).dropFirst() == ["2026-03-31T22:00:00Z,L Abdomen (Front),,,,"])
    }
}
