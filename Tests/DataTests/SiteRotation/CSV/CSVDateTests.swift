import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

@Suite struct CSVDateTests {
    func start(_ text: String) throws -> Int64? {
        let file = try CSVSiteRecordsFormat().read(ImportDesk.file(["\"\(text)\",,1,"]))
        guard case .history(let table) = file else { return nil }
        return table.rows.first?.start
    }

    @Test(
        arguments: [
            ("1970-01-01T00:00:00Z", 0),
            ("2026-01-31T08:30:15Z", 1_769_848_215),
            ("2026-01-31T08:30:15.999999999999999999999Z", 1_769_848_215),
            ("2026-01-31T08:30:15.0+00:00", 1_769_848_215),
            ("2026-01-31T08:30:15-00:00", 1_769_848_215),
            ("2026-01-31T14:00:15+05:30", 1_769_848_215),
            ("2026-01-30T20:30:15-12:00", 1_769_848_215),
            ("1969-12-31T23:59:59.5Z", -1),
            ("2024-02-29T00:00:00Z", 1_709_164_800),
            ("2000-02-29T23:59:59Z", 951_868_799),
            ("0000-01-01T00:00:00Z", -62_167_219_200),
            ("9999-12-31T23:59:59Z", 253_402_300_799),
        ]
    )
    func `a date is read to the second, fractions cut off (SR-103)`(
        text: String,
        expected: Int64
    ) async throws {
        #expect(try start(text) == expected)
    }

    @Test(
        arguments: [
            "2026-02-30T00:00:00Z", "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
            "2026-04-31T00:00:00Z", "2026-00-01T00:00:00Z", "2026-13-01T00:00:00Z",
            "2026-01-00T00:00:00Z", "2026-01-32T00:00:00Z", "2026-01-01T24:00:00Z",
            "2026-01-01T23:60:00Z", "2026-01-01T23:59:60Z", "2026-01-01T00:00:00",
            "2026-01-01 00:00:00Z", "2026-01-01", "2026-01-01t00:00:00Z", "2026-01-01T00:00:00z",
            "2026-01-01T00:00:00+0100", "2026-01-01T00:00:00+01", "2026-01-01T00:00:00+24:00",
            "2026-01-01T00:00:00+01:60", "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00,5Z",
            "2026-01-01T00:00Z", "2026-1-01T00:00:00Z", "26-01-01T00:00:00Z",
            "+2026-01-01T00:00:00Z", "12026-01-01T00:00:00Z", "-026-01-01T00:00:00Z",
            "2026-01-01T00:00:00Z Z", "2026-01-01T00:00:00ZZ", "2026-01-01T00:00:00Z[UTC]",
            "2026-01-01T00:00:00\u{2212}01:00", "２０２６-01-01T00:00:00Z", "2026-001T00:00:00Z",
            "20260101T000000Z", "2026-W01-1T00:00:00Z", "T", "Z", "-", "",
            "0000-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01",
        ]
    )
    func `anything else is no date (SR-103)`(text: String) async throws {
        #expect(try start(text) == nil)
    }

    @Test func `dates agree with the Gregorian calendar of Foundation, seeded`() async throws {
        var random = SeededGenerator(seed: 0)
        let utc = try #require(TimeZone(secondsFromGMT: 0))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = utc

        for _ in 0..<2000 {
            // From 1600 on: Foundation's calendar is Julian before 1582.
            let second = Int64.random(in: -11_676_096_000...253_402_300_799, using: &random)
            let parts = calendar.dateComponents(
                [.year, .month, .day, .hour, .minute, .second],
                from: Date(timeIntervalSince1970: Double(second))
            )
            let text = String(
                format: "%04d-%02d-%02dT%02d:%02d:%02dZ",
                parts.year ?? 0,
                parts.month ?? 0,
                parts.day ?? 0,
                parts.hour ?? 0,
                parts.minute ?? 0,
                parts.second ?? 0
            )

            #expect(try start(text) == second, "seed \(random.seed)")
            #expect(try exported(second) == text, "seed \(random.seed)")
        }
    }

    @Test(
        arguments: [
            (0.0, "1970-01-01T00:00:00Z"), (-0.001, "1969-12-31T23:59:59Z"),
            (1.999, "1970-01-01T00:00:01Z"), (-62_167_219_200, "0000-01-01T00:00:00Z"),
            (-62_167_219_201, "-0001-12-31T23:59:59Z"), (253_402_300_800, "+10000-01-01T00:00:00Z"),
        ]
    )
    func `a start is written in UTC, fractions cut off (SR-91)`(
        seconds: Double,
        expected: String
    ) async throws {
        let date = Date(timeIntervalSince1970: seconds)

        #expect(try exported(date) == expected)
    }

    func exported(_ second: Int64) throws -> String {
        try exported(Date(timeIntervalSince1970: Double(second)))
    }

    func exported(_ date: Date) throws -> String {
        let entry = SiteEntry(id: .fixture(1), locationID: nil, startTime: date)
        let table = SiteExportTable(SiteRecords(entries: [entry]))
        let text = String(decoding: CSVSiteRecordsFormat().write(table), as: UTF8.self)
        let row = try #require(text.split(separator: "\n").last)
        return try String(#require(row.split(separator: ",").first))
    }
}
