import Foundation
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// Any text whatsoever gives a report or an error (SR-114).
@Suite struct CSVRobustnessTests {
    static let seeds: Range<UInt64> = 0..<8

    /// Reads and plans, and checks the result against what must always be true of it.
    func check(_ bytes: [UInt8], mode: SiteImport.Mode, seed: UInt64) async throws {
        let desk = ImportDesk()
        try await desk.take(rows: "2025-01-31T08:30:00Z,L Buttock,72,", "2025-02-28T08:30:00Z,,,")
        let preview: SiteImportPreview
        do {
            preview = try await desk.preview(bytes, mode: mode)
        } catch {
            return
        }
        let numbers = preview.report.skipped.map(\.row)
        #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count, "seed \(seed)")
        #expect(
            preview.report.skipped.allSatisfy { $0.message.english.count < 1000 },
            "seed \(seed)"
        )
        guard case .importEntries(let change) = preview.operation, mode == .replace else { return }
        _ = try await CarryOutSiteImportUseCase(sites: desk.sites).execute(preview, now: desk.now)
        let records = try await desk.sites.records()
        #expect(Set(records.entries) == Set(change.entries), "seed \(seed)")
    }

    @Test(arguments: seeds)
    func `random bytes give a report or an error (SR-114)`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let header = Array("date,location,duration_hours,note\n".utf8)
        let alphabet = Array("\",,\n\r2025-01-31T08:30:00Z+.x \u{E9}\u{1F489}\u{0}".utf8)
        for _ in 0..<60 {
            let length = Int.random(in: 0...400, using: &random)
            let noise = (0..<length).map { _ in alphabet.randomElement(using: &random) ?? 0 }
            try await check(header + noise, mode: .replace, seed: seed)
            let wild = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            try await check(wild, mode: .replace, seed: seed)
        }
    }

    @Test(arguments: seeds)
    func `damaged files give a report or an error (SR-114)`(seed: UInt64) async throws {
        var history = RandomHistory(seed: seed)
        let records = history.records(before: ImportDesk().now)
        let format = CSVSiteRecordsFormat()
        let files = [format.write(SiteExportTable(records)), format.write(records.locations)]
        for round in 0..<60 {
            var bytes = files[round % 2]
            for _ in 0..<Int.random(in: 1...8, using: &history.random) {
                let position = Int.random(in: 0..<bytes.count, using: &history.random)
                switch Int.random(in: 0..<4, using: &history.random) {
                case 0: bytes[position] = UInt8.random(in: 0...255, using: &history.random)
                case 1: bytes.insert(.random(in: 0...127, using: &history.random), at: position)
                case 2 where bytes.count > 1: bytes.remove(at: position)
                default: bytes.append(contentsOf: bytes[..<position].suffix(60))
                }
            }
            let mode = SiteImport.Mode.allCases[round / 2 % 2]
            try await check(bytes, mode: mode, seed: seed)
        }
    }

    @Test(
        arguments: [
            String(repeating: "x", count: 1_000_000),
            "\"" + String(repeating: "\"\"", count: 1_000_000) + "\"",
            "\"a\"" + String(repeating: "\"", count: 1_000_000),
            "\"x" + String(repeating: "\r\n", count: 500_000) + "\"",
            String(repeating: "\u{301}", count: 500_000),
        ]
    )
    func `a note of a million bytes is read and written as it is (SR-114)`(
        field: String
    ) async throws {
        let desk = ImportDesk()
        let records = try await desk.take(rows: "2025-01-31T08:30:00Z,L Buttock,72,\(field)")

        let note = try #require(records.entries.first?.note)
        #expect(note.utf8.count > 500_000)
        let exported = try await desk.export()
        let other = ImportDesk()
        #expect(try await other.take(exported).entries.first?.note?.utf8.count == note.utf8.count)
    }

    @Test func `long fields at every other place are quoted in a short sentence (SR-114)`()
        async throws
    {
        let long = String(repeating: "9\u{301}", count: 300_000)
        let rows = [
            "2025-01-31T08:30:00Z,L Buttock,72,", "\(long),L Buttock,72,",
            "2025-02-01T08:30:00Z,L Buttock,\(long),", "2025-01-31T08:30:00Z,\(long),1,,\(long)",
            "\(long),\(long)", "\"\(long)",
        ]

        let report = try await desk(rows)

        #expect(
            report.skipped.map(\.kind)
                == [.badDate, .badDuration, .tooManyColumns, .tooFewColumns, .unterminatedQuote]
        )
        #expect(report.skipped.allSatisfy { $0.message.english.utf8.count < 500 })
    }

    func desk(_ rows: [String]) async throws -> SiteImportReport {
        try await ImportDesk().preview(ImportDesk.file(rows)).report
    }

    @Test func `a long location, date and duration can be right (SR-103, SR-104, SR-114)`()
        async throws
    {
        let zeros = String(repeating: "0", count: 300_000)
        let name = String(repeating: "Hip ", count: 250_000)
        let desk = ImportDesk()

        let row = "2025-01-31T08:30:00.\(zeros)9Z,\(name),\(zeros)1.\(zeros)9,"
        let records = try await desk.take(rows: row)

        #expect(records.entries.first?.durationHours == 1)
        #expect(records.locations.last?.bodyPart.utf8.count == 999_999)
    }

    @Test func `a million columns, lines and marks are read (SR-114)`() async throws {
        let commas = String(repeating: ",", count: 1_000_000)
        let lines = String(repeating: "\n", count: 1_000_000)
        let rows = ["2025-01-31T08:30:00Z,L Buttock,72," + commas + lines, "x", commas + "x"]

        let report = try await desk(rows)

        #expect(report.importedCount == 1)
        #expect(report.skipped.map(\.row) == [1_000_003, 1_000_004])
    }

    @Test(arguments: SiteImport.Mode.allCases)
    func `20,000 rows of one second at as many locations are read (SR-114)`(
        mode: SiteImport.Mode
    ) async throws {
        let rows = (0..<20_000).map { "2025-01-31T08:30:00Z,Place \($0),," }

        let report = try await ImportDesk().preview(ImportDesk.file(rows), mode: mode).report

        #expect(report.importedCount == 20_000)
        #expect(report.created.count == 20_000)
        #expect(report.repairs.count == 19_999)
    }

    @Test func `100,000 rows go in and come out again (SR-112, SR-114)`() async throws {
        let rows = (0..<100_000).map { number in
            let (day, second) = (number / 1000, number % 1000)
            let date = Date(
                timeIntervalSince1970: 1_700_000_000 + Double(day * 86_400 + second * 60)
            )
            return "\(date.ISO8601Format()),\(SiteLocation.defaults[number % 14].shortName),0.5,"
        }
        let file = ImportDesk.file(rows)
        let desk = ImportDesk()

        try await desk.take(file)

        #expect(try await desk.export() == file)
    }
}
