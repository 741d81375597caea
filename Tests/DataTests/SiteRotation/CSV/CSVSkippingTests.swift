import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// The skipped rows and their reasons (SR-102).
///
/// Now is 2026-01-01T00:00:00Z.
@Suite struct CSVSkippingTests {
    let desk = ImportDesk()
    static let good = "2025-01-31T08:30:00Z,L Buttock,72,"

    @Test(
        arguments: [
            (#"2025-02-01T00:00:00Z,Hip,1,"never closed"#, .unterminatedQuote, "never closed"),
            ("\"", .unterminatedQuote, "\""), ("\" ", .unterminatedQuote, "\" "),
            (#"x,"y"#, .unterminatedQuote, #"x,"y"#),
            ("2025-02-01T00:00:00Z,Hip", .tooFewColumns, "2025-02-01T00:00:00Z,Hip"),
            ("x,y,z", .tooFewColumns, "x,y,z"),
            ("2025-02-01T00:00:00Z,Hip,1,sore, a bit", .tooManyColumns, " a bit"),
            ("x,y,z,,,end", .tooManyColumns, "end"),
            ("1.2.2025,Hip,1,", .badDate, "1.2.2025"),
            (" -,Hip,-1,", .badDate, "-"),
            ("2026-01-02T00:00:01Z,Hip,1,", .futureDate, "2026-01-02T00:00:01Z"),
            ("2030-01-01T00:00:00Z,Hip,x,", .futureDate, "2030-01-01T00:00:00Z"),
            ("2025-02-01T00:00:00Z,Hip,1h,", .badDuration, "1h"),
            ("2025-01-31T08:30:00Z,L Buttock,1;5,", .badDuration, "1;5"),
            ("2025-02-01T00:00:00Z,Hip,-1,", .negativeDuration, "-1"),
            ("2025-01-31T08:30:00Z,L Buttock,-.001,", .negativeDuration, "-.001"),
            ("2025-01-31T08:30:00Z,L Buttock,1,x", .duplicateRow, "L Buttock"),
            ("2025-01-31T09:30:00.9+01:00,left buttock,,", .duplicateRow, "left buttock"),
        ] as [(String, SiteImportReport.Skip.Kind, String)]
    )
    func `a row is skipped for the first reason that applies, with its text quoted (SR-102)`(
        row: String,
        kind: SiteImportReport.Skip.Kind,
        quoted: String
    ) async throws {
        let report = try await desk.preview(rows: Self.good, row).report

        #expect(report.importedCount == 1)
        #expect(report.skipped.map(\.row) == [3])
        #expect(report.skipped.map(\.kind) == [kind])
        let text = try #require(report.skipped.first?.text)
        #expect(text.contains(quoted))
        #expect(report.skipped[0].message.english.contains("\"\(text)\""))
    }

    @Test func `a start up to 24 hours after now is accepted (SR-102)`() async throws {
        let preview = try await desk.preview(rows: "2026-01-02T00:00:00.999Z,Hip,1,")

        #expect(preview.report.importedCount == 1)
    }

    @Test func `further columns may be there as long as they are blank (SR-102)`() async throws {
        #expect(try await desk.preview(rows: Self.good + ", ,\t,\"\"").report.skipped == [])
    }

    @Test
    func `the same second at two locations, or a second apart at one, is no repetition (SR-102)`()
        async throws
    {
        let preview = try await desk.preview(
            rows: Self.good,
            "2025-01-31T08:30:00Z,R Buttock,72,",
            "2025-01-31T08:30:00Z,,72,",
            "2025-01-31T08:30:01Z,L Buttock,72,"
        )

        #expect(preview.report.importedCount == 4)
    }

    @Test func `a row is compared with accepted rows only, and without location too (SR-102)`()
        async throws
    {
        let report = try await desk.preview(
            rows: "2025-01-31T08:30:00Z,,bad,",
            "2025-01-31T08:30:00Z,,1,",
            "2025-01-31T08:30:00Z, ,2,"
        ).report

        #expect(report.skipped.map(\.kind) == [.badDuration, .duplicateRow])
        #expect(report.skipped.map(\.row) == [2, 4])
    }

    @Test func `skipped rows are listed in the order of the file, whatever is wrong (SR-111)`()
        async throws
    {
        let report = try await desk.preview(
            rows: Self.good,
            Self.good,
            "x,y,z,",
            "2030-01-01T00:00:00Z,,,",
            "x",
            "\"open"
        ).report

        #expect(report.skipped.map(\.row) == [3, 4, 5, 6, 7])
        #expect(
            report.skipped.map(\.kind)
                == [.duplicateRow, .badDate, .futureDate, .tooFewColumns, .unterminatedQuote]
        )
    }

    @Test func `without an accepted row the file is refused, with the reasons (SR-109)`()
        async throws
    {
        let error = await #expect(throws: SiteImportError.self) {
            try await desk.preview(rows: "x,y,z,", "x")
        }

        #expect(error?.kind == "noValidEntries")
        #expect(error?.skipped.map(\.kind) == [.badDate, .tooFewColumns])
        #expect(try await desk.sites.records() == SiteRecords())
        await #expect(throws: SiteImportError.noValidEntries([])) {
            try await desk.preview(rows: "")
        }
    }

    @Test func `entries that came after the preview are never replaced unseen (SR-110, SR-195)`()
        async throws
    {
        let desk = ImportDesk()
        try await desk.take(rows: "2025-01-31T08:30:00Z,L Buttock,72,")
        let preview = try await desk.preview(rows: "2025-02-01T08:30:00Z,R Buttock,72,")
        let change = SiteChange(id: .fixture(1), locationID: SiteLocation.defaults[0].id)
        try await desk.sites.perform([.logChange(change)], at: desk.now)

        await #expect(throws: SiteRotationError.restoreOvertaken) {
            try await CarryOutSiteImportUseCase(sites: desk.sites).execute(preview, now: desk.now)
        }
        #expect(try await desk.sites.records().entries.count == 2)
    }

    @Test func `nor is a note that was written since (SR-110, SR-195)`() async throws {
        let desk = ImportDesk()
        try await desk.take(rows: "2025-01-31T08:30:00Z,L Buttock,72,")
        let preview = try await desk.preview(rows: "2025-01-31T08:30:00Z,L Buttock,72,")
        let id = try #require(try await desk.sites.records().entries.first?.id)
        let edit = SiteEntryEdit(id: .fixture(1), entryID: id, note: .set("kept"))
        try await desk.sites.perform([.editEntry(edit)], at: desk.now)

        await #expect(throws: SiteRotationError.restoreOvertaken) {
            try await CarryOutSiteImportUseCase(sites: desk.sites).execute(preview, now: desk.now)
        }
    }
}
