import MomentumSiteRotationDomain
import Testing

/// The report of a merge that was previewed before another change came (SR-111).
@Suite struct CSVMergeReportTests {
    @Test func `the report of a merge counts what was there when it was carried out (SR-111)`()
        async throws
    {
        let rows = [
            "2025-12-01T10:00:00Z,L Thigh (Front),24,", "2025-12-02T10:00:00Z,R Thigh (Front),24,",
        ]
        let desk = ImportDesk()
        let preview = try await desk.preview(ImportDesk.file(rows), mode: .merge)
        #expect(preview.report.importedCount == 2)
        try await desk.take(ImportDesk.file([rows[0]]), mode: .merge)

        let report = try await CarryOutSiteImportUseCase(sites: desk.sites)
            .execute(preview, now: desk.now)

        #expect(report.importedCount == 1)
        #expect(report.presentCount == 1)
    }
}
