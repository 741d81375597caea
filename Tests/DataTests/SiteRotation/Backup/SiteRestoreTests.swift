import Foundation
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Backups and restores as a program does them: use cases over files and records.
@Suite struct SiteRestoreTests {
    let documents = InMemorySiteDocumentStore()
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let file = URL(filePath: "/sites.jsonl")

    private func write(_ sites: any SiteRotationRepository) async throws -> [UInt8] {
        let write = WriteSiteBackupUseCase(
            sites: sites,
            format: JSONLinesSiteBackupFormat(),
            documents: documents,
            dates: FixedWallClock(now: now)
        )
        try await write.execute(to: file, replacesOthers: false)
        #expect(try await write.execute() == documents.contents(of: file))
        return try await write.execute()
    }

    private func prepare(
        _ mode: SiteImport.Mode,
        over sites: any SiteRotationRepository
    ) async throws -> SiteRestorePreview {
        let prepare = PrepareSiteRestoreUseCase(
            sites: sites,
            format: JSONLinesSiteBackupFormat(),
            documents: documents,
            identifiers: RandomIdentifiers()
        )
        return try await prepare.execute(contentsOf: file, mode: mode, now: now)
    }

    private func log(_ number: Int, in sites: any SiteRotationRepository) async throws {
        let change = SiteChange(
            id: .fixture(number),
            locationID: SiteLocation.defaults[number % 4].id,
            time: now - 100_000 + Double(number) * 600,
            note: "note \(number)"
        )
        try await sites.perform([.logChange(change)], at: now)
    }

    @Test func `backup, restore into an empty folder, backup: equal bytes (SR-198)`() async throws {
        let folder = TemporaryFolder()
        let former = FileSiteRotationRepository.fixture(in: folder.url.appending(path: "a"))
        for number in 1...30 { try await log(number, in: former) }
        let rest = SiteRestDraft(locationID: SiteLocation.defaults[1].id)
        try await former.perform(
            [.changeRest(SiteRestChange(id: .fixture(90), action: .add(rest)))],
            at: now
        )
        try await former.perform(
            [.deleteEntry(SiteEntryDeletion(id: .fixture(91), entryID: .fixture(3)))],
            at: now
        )
        let bytes = try await write(former)

        for mode in [SiteImport.Mode.merge, .replace] {
            let place = folder.url.appending(path: mode.rawValue)
            let sites = FileSiteRotationRepository.fixture(in: place)
            let preview = try await prepare(mode, over: sites)
            #expect(preview.report.entries == .init(added: 29))
            #expect(try await sites.records().entryCount == 0)

            let restore = CarryOutSiteRestoreUseCase(sites: sites)
            let report = try await restore.execute(preview, now: now)

            #expect(report == preview.report)
            let reopened = FileSiteRotationRepository.fixture(in: place)
            #expect(try await write(reopened) == bytes)
            #expect(try await reopened.records().entries == former.records().entries)
        }
    }

    @Test func `a preview says what goes, and a change since refuses it (SR-198)`() async throws {
        let sites = InMemorySiteRotationRepository()
        for number in 1...3 { try await log(number, in: sites) }
        _ = try await write(sites)
        for number in 4...6 { try await log(number, in: sites) }

        let preview = try await prepare(.replace, over: sites)
        #expect(preview.report.entries == .init(changed: 1, removed: 3))
        #expect(preview.report.removedEntries.map(\.id) == [6, 5, 4].map { UUID.fixture($0) })

        let restore = CarryOutSiteRestoreUseCase(sites: sites)
        try await log(7, in: sites)
        await #expect(throws: SiteRotationError.restoreOvertaken) {
            try await restore.execute(preview, now: now)
        }
        #expect(try await sites.records().entryCount == 7)

        _ = try await restore.execute(try await prepare(.replace, over: sites), now: now)
        #expect(try await sites.records().entries.map(\.id) == (1...3).map { UUID.fixture($0) })
        let again = try await prepare(.replace, over: sites)
        #expect(again.report.isEmpty)
    }

    @Test func `a preview tells of sensors' details and of the order, too (SR-198)`() async throws {
        let sites = InMemorySiteRotationRepository()
        let sensor = SiteChange(id: .fixture(1), locationID: SiteLocation.defaults[0].id, time: now)
        _ = try await sites.perform([.sensor(.logChange(sensor))], at: now)
        _ = try await write(sites)
        let edit = SiteEntryEdit(
            id: .fixture(2),
            entryID: .fixture(1),
            end: .set(now + 60),
            reason: .set(.fellOff)
        )
        _ = try await sites.perform([.sensor(.editEntry(edit))], at: now + 60)
        let zone = try #require(SiteZone.zones(of: try await sites.records().locations).last?.id)
        let move = SiteZoneMove(id: .fixture(3), zone: zone, position: 0)
        _ = try await sites.perform([.moveZone(move)], at: now + 60)

        let report = try await prepare(.replace, over: sites).report

        #expect(report.entries == .init())
        #expect(
            report.others == [
                .init(name: "sensor", counts: .init(changed: 1)),
                .init(name: "order", counts: .init(changed: 1)),
            ]
        )
        #expect(!report.isEmpty)
    }

    @Test func `a preview carried out twice changes nothing more (SR-198, SR-32)`() async throws {
        let sites = InMemorySiteRotationRepository()
        for number in 1...3 { try await log(number, in: sites) }
        _ = try await write(sites)
        let empty = InMemorySiteRotationRepository()
        let preview = try await prepare(.merge, over: empty)
        let restore = CarryOutSiteRestoreUseCase(sites: empty)
        _ = try await restore.execute(preview, now: now)
        let records = try await empty.records()

        _ = try await restore.execute(preview, now: now)

        #expect(try await empty.records() == records)
    }

    @Test func `a backup of a newer version is replaced only once that is agreed (SR-97, TR-13)`()
        async throws
    {
        let sites = InMemorySiteRotationRepository()
        let text = String(decoding: try await write(sites), as: UTF8.self)
        // Its end has a form of its own.
        let newer = Array((text.replacing(#""least":1,"#, with: #""least":99,"#) + "{}").utf8)
        await documents.write(newer, to: file)
        let write = WriteSiteBackupUseCase(
            sites: sites,
            format: JSONLinesSiteBackupFormat(),
            documents: documents,
            dates: FixedWallClock(now: now)
        )

        await #expect(throws: SiteBackupError.newer) {
            try await write.execute(to: file, replacesOthers: false)
        }
        #expect(try await documents.contents(of: file) == newer)
        try await write.execute(to: file, replacesOthers: true)

        #expect(try await documents.contents(of: file) == Array(text.utf8))
    }

    @Test func `a missing or damaged file is an error, and nothing changes (SR-198)`() async throws
    {
        let sites = InMemorySiteRotationRepository()
        await #expect(throws: SiteBackupError.self) { try await prepare(.merge, over: sites) }
        await documents.write(Array("{".utf8), to: file)
        await #expect(throws: SiteBackupError.cut) { try await prepare(.merge, over: sites) }
        let failing = MockSiteRotationRepository()
        failing.backingUp.next(.failure(.cancelled))
        let write = WriteSiteBackupUseCase(
            sites: failing,
            format: JSONLinesSiteBackupFormat(),
            documents: documents,
            dates: FixedWallClock(now: now)
        )

        await #expect(throws: SiteBackupError.repository(.cancelled)) {
            try await write.execute(to: file, replacesOthers: false)
        }

        #expect(try await documents.contents(of: file) == Array("{".utf8))
        #expect(failing.backingUp.calls == [now])
    }
}
