import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The records that an accepted file becomes (SR-105 to SR-111).
///
/// Now is 2026-01-01T00:00:00Z.
@Suite struct CSVImportTests {
    let desk = ImportDesk()

    /// The entries as short lines: day and hour of the start, of the end, and the location.
    func summary(_ records: SiteRecords) -> [String] {
        records.entries.map { entry in
            let name = records.location(entry.locationID)?.shortName ?? "-"
            return "\(hour(entry.startTime))..\(entry.endTime.map(hour) ?? "") \(name)"
        }
    }

    /// Hours since the beginning of 2025.
    func hour(_ date: Date) -> String {
        let hours = (date.timeIntervalSince1970 - 1_735_689_600) / 3600
        return hours == hours.rounded() ? String(Int(hours)) : String(hours)
    }

    @Test func `the latest row becomes the active site when it is open (SR-105)`() async throws {
        let preview = try await desk.preview(
            rows: "2025-01-01T10:00:00Z,Hip,,later",
            "2025-01-01T00:00:00Z,Arm,5,"
        )
        let records = try await desk.take(
            rows: "2025-01-01T10:00:00Z,Hip,,later",
            "2025-01-01T00:00:00Z,Arm,5,"
        )

        #expect(preview.report.repairs == [])
        #expect(summary(records) == ["0..5 Arm", "10.. Hip"])
        #expect(records.activeEntry?.note == "later")
    }

    @Test func `every other open row ends where the next one starts, and is reported (SR-105)`()
        async throws
    {
        let rows = [
            "2025-01-01T20:00:00Z,A,,", "2025-01-01T00:00:00Z,B,,", "2025-01-01T10:00:00Z,C,,",
            "2025-01-02T00:00:00Z,D,1,",
        ]
        let report = try await desk.preview(ImportDesk.file(rows)).report
        let records = try await desk.take(ImportDesk.file(rows))

        #expect(
            report.repairs
                == [2, 3, 4].map { SiteImportReport.Repair(row: $0, kind: .closedOpenEntry) }
        )
        #expect(report.skipped == [])
        #expect(report.importedCount == 4)
        #expect(summary(records) == ["0..10 B", "10..20 C", "20..24 A", "24..25 D"])
        #expect(records.activeEntry == nil)
    }

    @Test func `of two rows with the latest start the later in the file counts (SR-105)`()
        async throws
    {
        let open = "2025-01-01T10:00:00Z,A,,"
        let completed = "2025-01-01T10:00:00Z,B,2,"

        #expect(summary(try await desk.take(rows: completed, open)) == ["10..12 B", "10.. A"])
        #expect(summary(try await desk.take(rows: open, completed)) == ["10..10 A", "10..12 B"])
        #expect(
            summary(try await desk.take(rows: open, "2025-01-01T10:00:00Z,B,,"))
                == ["10..10 A", "10.. B"]
        )
    }

    @Test func `two names give one location, created once (SR-106, SR-107)`() async throws {
        let rows = [
            "2025-01-01T00:00:00Z,Right Inner Thigh,1,", "2025-01-02T00:00:00Z,R Thigh (Inner),1,",
            "2025-01-03T00:00:00Z,Skipped Place,x,", "2025-01-04T00:00:00Z,Left Front Abdomen,1,",
            "2025-01-05T00:00:00Z,L  ABDOMEN\t(front),1,", "2025-01-06T00:00:00Z,Lower Back,1,",
            "2025-01-06T00:00:00Z,lower  back,1,", "2025-01-07T00:00:00Z,,1,",
        ]
        let report = try await desk.preview(ImportDesk.file(rows)).report
        let records = try await desk.take(ImportDesk.file(rows))

        #expect(report.createdNames == ["R Thigh (Inner)", "Lower Back"])
        #expect(records.locations.map(\.shortName).suffix(2) == ["R Thigh (Inner)", "Lower Back"])
        #expect(records.locations.suffix(2).map(\.sortOrder) == [14, 15])
        #expect(records.locations.suffix(2).allSatisfy { $0.isCustom && $0.isEnabled })
        #expect(
            summary(records) == [
                "0..1 R Thigh (Inner)", "24..25 R Thigh (Inner)", "72..73 L Abdomen (Front)",
                "96..97 L Abdomen (Front)", "120..121 Lower Back", "144..145 -",
            ]
        )
        #expect(report.skipped.map(\.kind) == [.badDuration, .duplicateRow])
    }

    @Test
    func `a location that exists is found by its names, and keeps what it is (SR-106, SR-108)`()
        async throws
    {
        let file = "location,enabled,custom,sort_order\nThigh (Outer Left),false,true,0\n"
        try await desk.take(Array(file.utf8))

        let records = try await desk.take(rows: "2025-01-01T00:00:00Z,outer left THIGH,1,")

        #expect(records.locations.count == 15)
        #expect(summary(records) == ["0..1 Thigh (Outer Left)"])
        #expect(records.location(records.entries.first?.locationID)?.isEnabled == false)
    }

    @Test func `a replacing import replaces entries and keeps locations (SR-108)`() async throws {
        try await desk.take(rows: "2025-01-01T00:00:00Z,Hip,1,", "2025-01-02T00:00:00Z,Arm,,")

        let report = try await desk.preview(rows: "2025-02-01T00:00:00Z,L Buttock,1,").report
        let records = try await desk.take(rows: "2025-02-01T00:00:00Z,L Buttock,1,")

        #expect(report.replacedCount == 2)
        #expect(report.content == .entries(.replace))
        #expect(summary(records) == ["744..745 L Buttock"])
        #expect(records.locations.map(\.shortName).suffix(2) == ["Hip", "Arm"])
    }

    @Test func `the same file twice gives the same records (ST-60)`() async throws {
        let rows = ["2025-01-01T00:00:00Z,Hip,1,x", "2025-01-02T00:00:00Z,Arm,,"]
        let first = try await desk.take(ImportDesk.file(rows))

        #expect(try await desk.take(ImportDesk.file(rows)) == first)
        #expect(try await ImportDesk().take(ImportDesk.file(rows)) == first)
    }

    @Test func `a merging import adds what is not there, and counts what is (SR-78, SR-108)`()
        async throws
    {
        try await desk.take(rows: "2025-01-01T00:00:00Z,Hip,1,kept", "2025-01-02T00:00:00Z,Arm,9,")
        let rows = [
            "2025-01-01T00:00:00Z,Hip,2,other", "2025-01-01T00:00:01Z,Hip,1,next second",
            "2025-01-01T00:00:00Z,Arm,1,other place", "2025-01-02T00:00:00Z,Arm,,",
        ]

        let report = try await desk.preview(ImportDesk.file(rows), mode: .merge).report
        let records = try await desk.take(ImportDesk.file(rows), mode: .merge)

        #expect(report.importedCount == 2)
        #expect(report.presentCount == 2)
        #expect(report.replacedCount == 0)
        #expect(report.repairs == [])
        #expect(records.entries.map(\.note) == ["kept", "other place", "next second", nil])
        #expect(records.entries.map(\.durationHours) == [1, 1, 1, 9])
    }

    @Test(arguments: [(0.0, 1), (0.4, 2), (0.999, 2)])
    func `a row is there already when it starts less than a second from an entry (SR-78, SR-108)`(
        fraction: Double,
        present: Int
    ) async throws {
        let buttock = SiteLocation.defaults[12]
        let change = SiteChange(id: .fixture(1), locationID: buttock.id)
        let start = try #require(ISO8601DateFormatter().date(from: "2025-01-01T00:00:10Z"))
        try await desk.sites.perform([.logChange(change)], at: start + fraction)

        let report = try await desk.preview(
            rows: "2025-01-01T00:00:09Z,L Buttock,1,",
            "2025-01-01T00:00:10Z,L Buttock,1,",
            "2025-01-01T00:00:11Z,L Buttock,1,",
            "2025-01-01T00:00:12Z,L Buttock,1,",
            mode: .merge
        ).report

        #expect(report.presentCount == present)
    }

    @Test func `only rows that are taken over create locations when merging (SR-107, SR-108)`()
        async throws
    {
        let hip = try #require(SitePlace(bodyPart: "Hip"))
        let start = Date(timeIntervalSince1970: 1_735_689_600)
        // An entry whose place is not among the locations.
        let entry = SiteEntry(id: .fixture(1), locationID: hip.id, startTime: start, endTime: start)
        let prepare = PrepareSiteImportUseCase(
            sites: MockSiteRotationRepository(SiteRecords(entries: [entry])),
            format: CSVSiteRecordsFormat(),
            documents: desk.documents,
            identifiers: SequentialIdentifiers()
        )
        let rows = ["2025-01-01T00:00:00Z,Hip,1,", "2025-01-02T00:00:00Z,Leg,1,"]

        let preview = try await prepare.execute(
            ImportDesk.file(rows),
            mode: .merge,
            now: desk.now
        )

        #expect(preview.report.presentCount == 1)
        #expect(preview.report.createdNames == ["Leg"])
        guard case .importEntries(let change) = preview.operation else { return }
        #expect(change.newPlaces.map(\.shortName) == ["Leg"])
    }

    @Test func `merging everything again changes nothing (SR-108)`() async throws {
        let rows = ["2025-01-01T00:00:00Z,Hip,1,x", "2025-01-02T00:00:00Z,Arm,,"]
        let first = try await desk.take(ImportDesk.file(rows))

        let report = try await desk.preview(ImportDesk.file(rows), mode: .merge).report
        let second = try await desk.take(ImportDesk.file(rows), mode: .merge)

        #expect(report.importedCount == 0)
        #expect(report.presentCount == 2)
        #expect(second == first)
    }

    @Test func `an open row that is merged in the past ends where the next entry starts (SR-105)`()
        async throws
    {
        try await desk.take(rows: "2025-01-01T00:00:00Z,Hip,,")

        let rows = ["2024-12-31T23:00:00Z,Arm,,", "2025-01-01T05:00:00Z,Leg,1,"]
        let report = try await desk.preview(ImportDesk.file(rows), mode: .merge).report
        let records = try await desk.take(ImportDesk.file(rows), mode: .merge)

        #expect(summary(records) == ["-1..0 Arm", "0..5 Hip", "5..6 Leg"])
        #expect(
            report.repairs == [
                SiteImportReport.Repair(row: 2, kind: .closedOpenEntry),
                SiteImportReport.Repair(row: 3, kind: .closedActiveSite),
            ]
        )
    }

    @Test func `nothing changes until the preview is carried out, and then once (SR-110, SR-32)`()
        async throws
    {
        let before = try await desk.take(rows: "2025-01-01T00:00:00Z,Hip,1,")
        let preview = try await desk.preview(rows: "2025-01-02T00:00:00Z,New Place,1,")
        #expect(try await desk.sites.records() == before)
        let carryOut = CarryOutSiteImportUseCase(sites: desk.sites)

        let first = try await carryOut.execute(preview, now: desk.now)
        let records = try await desk.sites.records()
        let second = try await carryOut.execute(preview, now: desk.now)

        #expect(first == preview.report)
        #expect(second == preview.report)
        #expect(summary(records) == ["24..25 New Place"])
        #expect(try await desk.sites.records() == records)
    }

    @Test func `a file that does not exist cannot be read (SR-98)`() async throws {
        let prepare = PrepareSiteImportUseCase(
            sites: desk.sites,
            format: CSVSiteRecordsFormat(),
            documents: desk.documents,
            identifiers: SequentialIdentifiers()
        )
        let url = try #require(URL(string: "file:///missing.csv"))

        let error = await #expect(throws: SiteImportError.self) {
            try await prepare.execute(contentsOf: url, mode: .replace, now: desk.now)
        }
        #expect(error?.kind == "unreadableFile")
        guard case .unreadableFile(.document(.notFound)) = error else {
            Issue.record("\(String(describing: error)) instead of notFound")
            return
        }

        await desk.documents.write(ImportDesk.file(["2025-01-02T00:00:00Z,Hip,1,"]), to: url)
        let preview = try await prepare.execute(contentsOf: url, mode: .replace, now: desk.now)
        #expect(preview.report.importedCount == 1)
    }
}
