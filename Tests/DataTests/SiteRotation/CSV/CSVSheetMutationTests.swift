import Foundation
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// Damaged tables of other programs: each row is read or skipped, or the file asks or is refused.
///
/// `MOMENTUM_SOAK=1` reads a million of them.
@Suite struct CSVSheetMutationTests {
    /// Tables of several languages, separators and encodings.
    static let tables: [[UInt8]] = {
        let german = """
            Datum;Uhrzeit;Stelle;Seite;Dauer (Std);Grund;Bemerkung
            8.3.2026;8.30;Bauch vorne;links;71,5;leak;"gut; sehr"
            11.3.2026;8 Uhr;Gesäß;rechts;;;"zwei
            Zeilen"
            14.3.26;20:15:01;Knie;;3 Tage;müde;

            """
        let american = """
            sep=,
            Start Time,Removed,Body Site,Notes
            3/8/2026 8:30 AM,3/11/2026 8:25 AM,"Stomach, left front",ok
            "March 11, 2026 8:25 PM",,R Thigh (Front),

            """
        let french =
            "date de pose\tlieu\tdurée\n2026-03-08T08:30:00+01:00\tcuisse droite avant\t2j\n"
        let bare = "2026-03-08 08:30|L Buttock|72\n2026-03-11 08:30|Hip|70\n"
        let wide = Array(german.utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        let narrow = german.data(using: .windowsCP1252).map(Array.init) ?? []
        return [Array(german.utf8), Array(american.utf8), Array(french.utf8), Array(bare.utf8)]
            + [[0xFF, 0xFE] + wide, wide, narrow]
    }()

    @Test(arguments: Soak.seeds(8, soak: 10_000))
    func `a damaged table is rows, questions or a refusal, and loses no row (SR-189)`(
        seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed)
        let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        for round in 0..<100 {
            let bytes = Self.mutated(
                Self.tables.randomElement(using: &random) ?? [],
                using: &random
            )
            guard let sheet = try? CSVSiteRecordsFormat().sheet(bytes) else { continue }
            try check(sheet, zone, using: &random, "seed \(seed), round \(round)")
        }
    }

    /// Reads a table, and answers its questions until none is open.
    private func check(
        _ sheet: SiteSheet,
        _ zone: TimeZone,
        using random: inout SeededGenerator,
        _ origin: Comment
    ) throws {
        var answers = SiteSheetAnswers()
        // Columns are asked alone; then all other questions at once.
        for _ in 0..<(SiteSheetColumn.allCases.count + 2) {
            let reading: SiteSheetReading
            do {
                reading = try SiteSheetMapper.read(
                    sheet,
                    answers: answers,
                    locations: SiteLocation.defaults,
                    zone: zone
                )
            } catch {
                return
            }
            switch reading {
            case .questions(let questions, _):
                #expect(!questions.isEmpty, origin)
                for question in questions { answer(question, &answers, using: &random) }
            case .table(let table, _):
                // A header, where there is one, is the only record that is neither.
                let numbers = (table.rows.map(\.number) + table.skipped.map(\.row)).sorted()
                let known = sheet.records.map(\.number)
                #expect(numbers == known || numbers == Array(known.dropFirst()), origin)
                #expect(
                    table.rows.allSatisfy { table.locationTexts.indices.contains($0.location) },
                    origin
                )
                return
            }
        }
        Issue.record("questions without an end, \(origin.rawValue)")
    }

    private func answer(
        _ question: SiteSheetQuestion,
        _ answers: inout SiteSheetAnswers,
        using random: inout SeededGenerator
    ) {
        switch question {
        case .columns(let column, let headers):
            answers.setColumn(
                column,
                to: "\(Int.random(in: 1...max(1, headers.count), using: &random))"
            )
        case .dateOrder: answers.setDateOrder([.dmy, .mdy].randomElement(using: &random))
        case .missingTime: answers.setMissingTime(.random(in: 0..<86_400, using: &random))
        case .durationUnit: answers.setDurationUnit([.hours, .days].randomElement(using: &random))
        case .place(let text, _, let candidates):
            let location = candidates.randomElement(using: &random)
            answers.setPlace(text, to: location.map { .location($0) } ?? .new)
        }
    }

    private static func mutated(
        _ table: [UInt8],
        using random: inout SeededGenerator
    ) -> [UInt8] {
        var bytes = table
        let marks = Array(";,\t|\"\n\r=:./- 0139\u{0}".utf8)
        for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
            let position = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes[position] = .random(in: 0...255, using: &random)
            case 1: bytes[position] = marks.randomElement(using: &random) ?? 0
            case 2: bytes.insert(marks.randomElement(using: &random) ?? 0, at: position)
            case 3: bytes.remove(at: position)
            case 4: bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random) / 4)
            default: bytes.append(contentsOf: bytes[..<position].suffix(60))
            }
        }
        return bytes
    }
}
