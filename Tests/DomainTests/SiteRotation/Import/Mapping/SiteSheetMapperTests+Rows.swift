import Foundation
import MomentumDomain
import Testing

@testable import MomentumSiteRotationDomain

/// Rows that no import may lose, change or ask about in silence.
extension SiteSheetMapperTests {
    @Test(arguments: ["soon;L Thigh (Side)", "8.3.26 at 8;Left leg", "When;Spot"])
    func `a first record that is neither header nor date is reported (SR-191)`(
        first: String
    ) throws {
        let table = try table(
            read(first, "2026-03-11 8:00;L Thigh (Side)") {
                $0.setColumn(.start, to: "1")
                $0.setColumn(.location, to: "2")
                $0.setOtherPlaces(.new)
            }
        )

        #expect(table.skipped.map(\.row) == [1])
        #expect(table.skipped.map(\.kind) == [.badDate])
        #expect(table.rows.map(\.number) == [2])
    }

    @Test(arguments: [("When;Site", "1"), ("When;Spot", "when")])
    func `a header with a known name, or a typed one, is no row (SR-191)`(
        header: String,
        start: String
    ) throws {
        let table = try table(
            read(header, "2026-03-11 8:00;L Thigh (Side)") { $0.setColumn(.start, to: start) }
        )

        #expect(table.skipped == [])
        #expect(table.rows.map(\.number) == [2])
    }

    @Test func `a note or a new name that is too long leaves its row out, and says so (TR-28)`()
        throws
    {
        func rows(_ location: String, _ note: String) throws -> SiteHistoryTable {
            try table(
                read("date;site;comment", "2026-03-08 8:00;\(location);\(note)") {
                    $0.setOtherPlaces(.new)
                }
            )
        }
        let note = String(repeating: "n", count: 5_000)
        let name = String(repeating: "q", count: 60)

        #expect(try rows("Knee", note).rows.map(\.note) == [note])
        let long = try rows("Knee", note + "n").skipped
        #expect(long.map(\.kind) == [.longNote])
        #expect(
            long.first?.message.english.hasPrefix("A note has at most 5000 characters: \"nnn")
                == true
        )
        #expect(try rows("L \(name) (\(name))", "").locationTexts == ["L \(name) (\(name))"])
        let refused = try rows(name + "q", "")
        #expect(refused.rows == [])
        #expect(refused.locationTexts == [""])
        #expect(refused.skipped.map(\.kind) == [.longLocation])
        #expect(
            refused.skipped.first?.message
                .english.hasPrefix("The name of a location has at most 60 characters: \"qqq")
                == true
        )
    }

    @Test(arguments: ["-24 h", "-0,5 h", "99999 days", "999999999 h"])
    func `a negative or endless duration beside an end contradicts it (SR-193)`(
        duration: String
    ) throws {
        let table = try table(
            read(
                "date;end;duration",
                "2026-03-08 8:00;2026-03-09 8:00;\(duration)",
                "2026-03-10 8:00;2026-03-10 8:00;\(duration)",
                "2026-03-11 8:00;2026-03-12 8:00;24 h"
            )
        )

        #expect(table.skipped.map(\.kind) == [.conflictingEnd, .conflictingEnd])
        #expect(table.skipped.map(\.row) == [2, 3])
        #expect(table.rows.map(\.wear) == [.seconds(86_400)])
    }

    @Test func `a question and a guess quote the end where they are about it (SR-192)`() throws {
        let time = try read("date;end", "2026-03-08 8:00;2026-03-11", "2026-03-12;2026-03-14 9:00")
        #expect(questions(time) == [.missingTime(example: "2026-03-11", rows: 2)])

        let open = try read("date;end", "2026-03-08 8:00;3/9/2026 8:00")
        let dmy = try #require(SiteDay("2026-09-03"))
        let mdy = try #require(SiteDay("2026-03-09"))
        let order = SiteSheetQuestion.dateOrder(example: "3/9/2026 8:00", dmy: dmy, mdy: mdy)
        #expect(questions(open) == [order])

        let shown = try read("date;end", "3/8/2026 8:00;3/25/2026 8:00")
        guard case .table(_, let mapping) = shown else {
            Issue.record("\(shown)")
            return
        }
        #expect(mapping.dateOrderEvidence == "3/25/2026 8:00")
    }
}
