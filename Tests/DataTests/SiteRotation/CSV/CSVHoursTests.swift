import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

@Suite struct CSVHoursTests {
    func wear(_ text: String) throws -> SiteHistoryTable.Wear? {
        let row = "2025-01-01T00:00:00Z,,\"\(text)\","
        let file = try CSVSiteRecordsFormat().read(ImportDesk.file([row]))
        guard case .history(let table) = file else { return nil }
        return table.rows.first?.wear
    }

    @Test(
        arguments: [
            ("72", 259_200), ("72.", 259_200), ("72.0", 259_200), (".5", 1800), ("+5", 18_000),
            ("+.5", 1800), ("0", 0), ("-0", 0), ("-0.000", 0), ("-.0", 0), ("0.0003", 1),
            ("68.4667", 246_480), ("87600", 315_360_000), ("87600.000", 315_360_000),
            ("000000000000000000000000000072", 259_200),
            // Half a second is 1/7200 of an hour: the decimals end in 3 for ever.
            ("0.00013888888888888888888888888888888888888888", 0),
            ("0.00013888888888888888888888888888888888888889", 1),
            // 4.5 and 13.5 seconds, which end, and what is just below.
            ("0.00125", 5), ("0.00375", 14), ("0.0012499999999999999999999999999", 4),
            ("0.99986111111111111111", 3599), ("0.99986111111111111112", 3600),
            ("87599.99999999999999999999", 315_360_000),
        ]
    )
    func `hours become whole seconds, rounded once (SR-104)`(
        text: String,
        expected: Int64
    ) throws {
        #expect(try wear(text) == .seconds(expected))
    }

    @Test func `no text is an open entry (SR-104)`() throws {
        #expect(try wear("") == .open)
        #expect(try wear(" \t") == .open)
    }

    @Test(
        arguments: [
            "1e3", "0x10", "nan", "inf", "-inf", "1,5", "1h", "72 h", ".", "+", "-", "+.", "--1",
            "+-1", "1.2.3", "1 000", "1'000", "٧٢", "７２",
            "1/2", "72:00", "½", "\u{2212}1", "1.-5",
        ]
    )
    func `anything else is no duration (SR-104)`(text: String) throws {
        #expect(try wear(text) == .unreadable(text))
    }

    @Test(arguments: ["87600.0001", "87601", "105192.0", "99999999999999999"])
    func `more than ten years is a number, and too long (SR-104)`(text: String) throws {
        #expect(try wear(text) == .tooLong)
    }

    @Test(arguments: ["-1", "-0.0001", "-.5", "-72.", "-99999999", "-0.00000000000000000000001"])
    func `a number below zero is named as such (SR-102)`(text: String) throws {
        #expect(try wear(text) == .negative(text))
    }

    @Test(
        arguments: [
            (259_200, "72.0"), (246_480, "68.4667"), (0, "0.0"), (1, "0.0003"), (3600, "1.0"),
            (1800, "0.5"), (3599, "0.9997"), (360, "0.1"), (36, "0.01"), (18, "0.005"),
            (315_360_000, "87600.0"), (4, "0.0011"), (5, "0.0014"),
        ]
    )
    func `seconds are written as hours with one to four decimals (SR-93)`(
        seconds: Int64,
        expected: String
    ) throws {
        #expect(try exported(seconds: seconds) == expected)
    }

    @Test func `four decimals bring back the exact second (SR-93)`() throws {
        var random = SeededGenerator(seed: 0)
        let seconds =
            Array(0...2000)
            + (0..<500).map { _ in Int64.random(in: 0...315_360_000, using: &random) }

        for second in seconds {
            let text = try exported(seconds: second)
            #expect(try wear(text) == .seconds(second), "seed \(random.seed)")
        }
    }

    @Test func `the seconds counted are those between the cut-off start and end (SR-93)`() throws {
        // 10.9 s to 12.1 s: from second 10 to second 12.
        #expect(try exported(from: 10.9, to: 12.1) == "0.0006")
        #expect(try exported(from: -0.1, to: 0.1) == "0.0003")
    }

    func exported(seconds: Int64) throws -> String {
        try exported(from: 1000, to: 1000 + Double(seconds))
    }

    func exported(from start: Double, to end: Double) throws -> String {
        let entry = SiteEntry(
            id: .fixture(1),
            locationID: nil,
            startTime: Date(timeIntervalSince1970: start),
            endTime: Date(timeIntervalSince1970: end)
        )
        let table = SiteExportTable(SiteRecords(entries: [entry]))
        let text = String(decoding: CSVSiteRecordsFormat().write(table), as: UTF8.self)
        let row = try #require(text.split(separator: "\n").last)
        return String(row.split(separator: ",", omittingEmptySubsequences: false)[2])
    }
}
