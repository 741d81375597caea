import Foundation
import MomentumSiteRotationDomain
import Testing

/// Durations that only a wrong clock leaves behind.
@Suite struct CSVLongWearTests {
    @Test func `a duration above ten years loses no entry, but its end (SR-104, TR-4)`()
        async throws
    {
        let desk = ImportDesk()
        let rows = [
            "2024-12-31T23:00:00Z,A,498707,", "2025-01-01T05:00:00Z,B,1.0,",
            "2025-01-01T10:00:00Z,C,105192.0,note",
        ]

        let report = try await desk.preview(ImportDesk.file(rows)).report
        try await desk.take(ImportDesk.file(rows))

        #expect(
            report.repairs
                == [2, 4].map { SiteImportReport.Repair(row: $0, kind: .endedLongEntry) }
        )
        #expect(report.skipped == [])
        let ended = [
            "2024-12-31T23:00:00Z,A,6.0,", "2025-01-01T05:00:00Z,B,1.0,",
            "2025-01-01T10:00:00Z,C,0.0,note",
        ]
        #expect(try await desk.export() == ImportDesk.file(ended))
    }

    @Test func `an end to come is kept as it is, and counted (SR-112)`() async throws {
        let desk = ImportDesk()
        let rows = ["2025-12-20T00:00:00Z,A,24.0,", "2025-12-30T00:00:00Z,B,96.0,"]

        let report = try await desk.preview(ImportDesk.file(rows)).report
        try await desk.take(ImportDesk.file(rows))

        #expect(report.endingLaterCount == 1)
        #expect(try await desk.export() == ImportDesk.file(rows))
    }
}
