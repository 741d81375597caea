import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@Suite struct ReplacingMostTests {
    @Test(arguments: [
        (accepted: 5, present: 10, skipped: 0, asks: false),
        (accepted: 4, present: 10, skipped: 0, asks: true),
        (accepted: 5, present: 10, skipped: 5, asks: false),
        (accepted: 5, present: 10, skipped: 6, asks: true),
        (accepted: 0, present: 0, skipped: 9, asks: false),
    ])
    func `fewer rows than half of the entries, or than are skipped, ask again (SR-195)`(
        example: (accepted: Int, present: Int, skipped: Int, asks: Bool)
    ) {
        var report = SiteImportReport(
            content: .entries(.replace),
            importedCount: example.accepted,
            replacedCount: example.present
        )
        report.skipped = (0..<example.skipped).map { number in
            SiteImportReport.Skip(row: number + 2, kind: .badDate, text: "x")
        }

        #expect(report.replacesMost == example.asks)
    }

    @Test func `merging and locations replace nothing (SR-195)`() {
        let merged = SiteImportReport(content: .entries(.merge), importedCount: 1)

        #expect(!merged.replacesMost)
        #expect(!SiteImportReport(content: .locations, importedCount: 1).replacesMost)
    }

    @Test func `the entries that go are those that the file lacks, latest first (SR-195)`() {
        let start = Date(timeIntervalSince1970: 1_750_000_000)
        let entries = (1...3).map { SiteEntry.fixture(UInt16($0), from: start + Double($0) * 9000) }
        let file = SiteImport(
            id: .fixture(9),
            mode: .replace,
            newPlaces: [],
            entries: [entries[1]]
        )
        let preview = SiteImportPreview(
            operation: .importEntries(file),
            report: SiteImportReport(content: .entries(.replace))
        )

        let removed = preview.removedEntries(of: SiteRecords(entries: SiteEntries(entries)))

        #expect(removed.map(\.id) == [.fixture(3), .fixture(1)])
    }
}
