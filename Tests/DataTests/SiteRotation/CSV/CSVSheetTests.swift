import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// Tables of other programs, as the forgiving import reads them.
@Suite struct CSVSheetTests {
    func sheet(_ text: String) throws -> SiteSheet {
        try CSVSiteRecordsFormat().sheet(Array(text.utf8))
    }

    @Test func `the encoding is that of the mark, of the zeros, or of the letters (SR-190)`() throws
    {
        let text = "Datum;Ort\n8.3.2026;Gesäß €\n"
        let wide = Array(text.utf16)
        let little = wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = wide.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let windows = text.unicodeScalars.map { scalar in
            scalar == "€" ? 0x80 : UInt8(truncatingIfNeeded: scalar.value)
        }
        let files: [(bytes: [UInt8], encoding: SiteSheet.Encoding)] = [
            (Array(text.utf8), .utf8), ([0xEF, 0xBB, 0xBF] + Array(text.utf8), .utf8),
            ([0xFF, 0xFE] + little, .utf16LittleEndian), (little, .utf16LittleEndian),
            ([0xFE, 0xFF] + big, .utf16BigEndian), (big, .utf16BigEndian),
            (windows, .windows1252),
        ]

        for (bytes, encoding) in files {
            let sheet = try CSVSiteRecordsFormat().sheet(bytes)
            #expect(sheet.encoding == encoding)
            #expect(sheet.records.last?.fields == ["8.3.2026", "Gesäß €"], "\(encoding)")
        }
        #expect(throws: SiteImportError.unreadableFile(.notText)) {
            _ = try CSVSiteRecordsFormat().sheet(windows + [0x81])
        }
    }

    @Test func `the separator is the one whose header is known, or is named (SR-190)`() throws {
        #expect(try sheet("Date,Site;old\n1,2;3\n").separator == ",")
        #expect(try sheet("Date\tSite\n1,5\t2\n").separator == "\t")
        #expect(try sheet("date|site\n1|2\n").separator == "|")
        #expect(try sheet("a,b\n1,2\n3,4\n").separator == ",")
        let named = try sheet("sep=|\ndate|site\n1|2\n")
        #expect(named.separator == "|")
        #expect(named.records.map(\.number) == [2, 3])
    }

    @Test func `quotes hold separators, and blank records are left out (SR-190)`() throws {
        let sheet = try sheet("date;note\n1;\"a;\"\"b\"\"\nc\"\n;;\n\n2;x\n")

        #expect(sheet.records.map(\.number) == [1, 2, 5])
        #expect(sheet.records[1].fields == ["1", "a;\"b\"\nc"])
    }

    private static let files = [
        "Datum;Uhrzeit;Stelle;Seite;Dauer (Std);Bemerkung\n8.3.2026;8.30;Bauch vorne;links;71,5;gut\n"
            + "11.3.2026;8 Uhr;Gesäß;rechts;;\n",
        "date,site,removed,hours\n3/8/2026 8:00 am,Left leg,3/11/2026 8:00 am,72\n13/8/2026,Hip,,\n",
        "sep=\t\nstart\tend\tnote\n2026-10-25T02:30:00Z\t2026-10-28 2:30\t\"a\nb\"\n",
    ]

    @Test(arguments: Soak.seeds(4, soak: 2000))
    func `any damaged table gives rows, questions or a refusal (SR-114, SR-189)`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        var answers = SiteSheetAnswers()
        answers.setDateOrder(.dmy)
        answers.setMissingTime(28_800)
        answers.setDurationUnit(.hours)
        answers.setOtherPlaces(.new)
        for _ in 0..<500 {
            var bytes = Array((Self.files.randomElement(using: &random) ?? "").utf8)
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                let position = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.insert(.random(in: 0...127, using: &random), at: position)
                case 2 where bytes.count > 1: bytes.remove(at: position)
                default: bytes.append(contentsOf: bytes[..<position].suffix(40))
                }
            }
            do throws(SiteImportError) {
                let sheet = try CSVSiteRecordsFormat().sheet(bytes)
                let reading = try SiteSheetMapper.read(
                    sheet,
                    answers: Bool.random(using: &random) ? answers : SiteSheetAnswers(),
                    locations: SiteLocation.defaults,
                    zone: zone
                )
                switch reading {
                case .questions(let questions, _): #expect(!questions.isEmpty, "seed \(seed)")
                case .table(let table, _):
                    let known = table.locationTexts.indices
                    #expect(table.rows.allSatisfy { known.contains($0.location) }, "seed \(seed)")
                    let numbers = table.rows.map(\.number) + table.skipped.map(\.row)
                    #expect(Set(numbers).count == numbers.count, "seed \(seed)")
                    #expect(numbers.count <= sheet.records.count, "seed \(seed)")
                }
            } catch {
                #expect(!error.kind.isEmpty, "seed \(seed)")
            }
        }
    }
}
