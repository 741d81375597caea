import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// The memory that a device has of a folder, and the losses it finds by that.
@Suite struct SyncMemoryTests {
    let place = SyncPlace()

    @Test func `what never arrives stands for nothing, whatever its name says (ST-45, ST-48)`()
        async throws
    {
        let phone = SyncDevice(0, place, limits: SyncLimits(files: 2))
        let tablet = SyncDevice(1, place)
        for number in 1...3 {
            try await phone.log(number)
            try await phone.sync()
        }
        let old = place.contents.keys.filter { $0.hasSuffix(".seg") && !isSnapshot($0) }
        let one = try #require(place.contents.keys.first { isSnapshot($0) })
        // The one file is listed, but none of it ever comes; the phone is not seen from now on.
        place.put(one, [], from: 0)
        try await tablet.sync()
        for path in old { try place.remove(path, device: 0) }

        try await tablet.sync()
        tablet.dates.advance(bySeconds: 86_400)
        try await tablet.sync()

        let newcomer = SyncDevice(2, place)
        try await newcomer.sync()
        #expect(try await newcomer.records == phone.records)
        #expect(try await newcomer.records.entries.count == 3)
    }

    @Test func `own changes that are lost twice are read again twice (ST-44)`() async throws {
        let phone = SyncDevice(0, place)
        for number in 1...2 { try await phone.log(number) }
        try await phone.repository.withStore { store throws(SiteStoreError) in
            try store.compact()
        }
        for number in 3...4 { try await phone.log(number) }
        try await phone.sync()
        let expected = try await phone.records
        let early = try #require(phone.contents["/store/00000002.journal"])

        for loss in 1...2 {
            // Only a number that no device has tells of removed files.
            let files = phone.contents.keys.filter { path in
                path.hasSuffix(".journal") || path.hasSuffix(".snapshot")
            }
            for path in files where path != "/store/00000002.journal" {
                try phone.files.remove(path)
            }
            phone.files.change("/store/00000002.journal") { $0 = early }
            phone.restart()
            #expect(try await phone.records.entries.map(\.id) == [3, 4].map(UUID.fixture))

            #expect(try await phone.sync().received == 2, "loss \(loss)")

            #expect(try await phone.records == expected, "loss \(loss)")
        }
    }

    @Test func `what others wrote and is lost here is read again (ST-44)`() async throws {
        let (phone, tablet) = try await place.devicesOneChangeApart()
        let early = try #require(tablet.contents["/store/00000001.journal"])
        try await tablet.sync()
        #expect(try await tablet.records == phone.records)
        tablet.files.change("/store/00000001.journal") { $0 = early }
        tablet.restart()
        #expect(try await tablet.records.entries.count == 1)

        #expect(try await tablet.sync().received == 1)

        #expect(try await tablet.records == phone.records)
    }

    @Test func `numbers of others in one's own folder are no numbers of one's own (ST-45, ST-46)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        for device in [phone, tablet] { try await device.sync() }
        for number in 2...5 { try await tablet.log(number) }
        for device in [tablet, phone] { try await device.sync() }
        let replica = try await phone.repository.withStore { $0.identity?.replica }
        place.delete()

        // The first publishes the known changes, the second has forgotten that it did.
        try await phone.sync()
        for path in phone.contents.keys where path.hasPrefix("/store/sync-") {
            try phone.files.remove(path)
        }
        phone.restart()
        try await phone.sync()
        try await phone.sync()

        #expect(try await phone.repository.withStore { $0.identity?.replica } == replica)
        let newcomer = SyncDevice(2, place)
        try await newcomer.sync()
        #expect(try await newcomer.records == phone.records)
        #expect(try await newcomer.records.entries.count == 5)
    }

    @Test func `a folder that is empty is written again also by who has never written (ST-45)`()
        async throws
    {
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()
        try await tablet.log(2)
        try await tablet.sync(joining: .folder)
        try await tablet.sync()
        place.delete()

        try await tablet.sync()

        let newcomer = SyncDevice(2, place)
        try await newcomer.sync()
        #expect(try await newcomer.records.entries.map(\.id) == [.fixture(1)])
        #expect(try await tablet.sync() == SiteSyncOutcome())
    }

    @Test(arguments: [false, true])
    func `a move is not undone by a sync that is still running (ST-43)`(
        isFirst: Bool
    ) async throws {
        let elsewhere = SyncPlace(seed: 2)
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()
        if !isFirst { try await tablet.sync() }
        try await phone.log(2)
        try await phone.sync()
        let new = SiteRotationSync(
            store: tablet.repository,
            folder: InMemorySyncFolder(elsewhere, device: 1, location: "elsewhere"),
            dates: tablet.dates
        )
        let folder = InterruptedSyncFolder(InMemorySyncFolder(place, device: 1)) { number in
            guard number == 1 else { return }
            await new.moveHere()
            _ = try? await new.sync(joining: nil)
        }
        let old = SiteRotationSync(
            store: tablet.repository,
            folder: folder,
            dates: tablet.dates
        )

        await #expect(throws: SiteSyncFailure.otherFolder("elsewhere")) {
            try await old.sync(joining: nil)
        }

        _ = try await new.sync(joining: nil)
        let newcomer = SyncDevice(3, elsewhere)
        try await newcomer.sync()
        #expect(try await newcomer.records == tablet.records)
        // The pending changes did not come through the folder that was left.
        #expect(try await newcomer.records.entries.count == (isFirst ? 0 : 1))
    }

    @Test func `a lost file is published again a day after its clock was set back (ST-45, TR-2)`()
        async throws
    {
        let phone = SyncDevice(0, place)
        for number in 1...2 {
            try await phone.log(number)
            try await phone.sync()
        }
        let lost = try #require(place.contents.keys.filter { $0.hasSuffix(".seg") }.min())
        try place.remove(lost, device: 0)
        let century: TimeInterval = 100 * 365 * 86_400
        phone.dates.advance(bySeconds: century)
        try await phone.sync()
        phone.dates.advance(bySeconds: -century)
        try await phone.sync()

        phone.dates.advance(bySeconds: 86_400)
        try await phone.sync()

        let newcomer = SyncDevice(1, place)
        try await newcomer.sync()
        #expect(try await newcomer.records == phone.records)
        #expect(try await newcomer.records.entries.count == 2)
    }

    @Test(arguments: [false, true])
    func `what was forgotten during a sync stays forgotten (ST-45)`(isDamaged: Bool) async throws {
        let (phone, tablet) = try await place.devicesOneChangeApart()
        let repository = tablet.repository
        let folder = InterruptedSyncFolder(InMemorySyncFolder(place, device: 1)) { _ in
            try? await repository.withStore { store in
                isDamaged
                    ? store.folder.forgetFilesOfSyncFolders() : store.folder.forgetSyncFolders()
            }
        }
        let sync = SiteRotationSync(store: repository, folder: folder, dates: tablet.dates)

        #expect(try await sync.sync(joining: nil).received == 1)

        let memories = tablet.contents.keys.filter { $0.hasPrefix("/store/sync-") }
        #expect(memories.count == (isDamaged ? 1 : 0))
        #expect(try await tablet.records == phone.records)
        let known = try await repository.knownSyncFolder()
        #expect((known == nil) == !isDamaged)
        let memory: SyncMemory? = try await repository.withSyncStore {
            store throws(SiteStoreError) in try store.first { (memory: SyncMemory) in memory }
        }
        #expect(memory?.known.isEmpty != false)
    }

    @Test
    func `after damage the device still knows its folder, and reads all of it (ST-11, SR-204)`()
        async throws
    {
        let (phone, tablet) = try await place.devicesOneChangeApart()
        try await tablet.sync()
        let known = try await tablet.repository.knownSyncFolder()
        try await tablet.repository.withStore { $0.folder.forgetFilesOfSyncFolders() }

        #expect(try await tablet.repository.knownSyncFolder() == known)
        let other = SiteRotationSync(
            store: tablet.repository,
            folder: DirectorySyncFolder("/elsewhere"),
            dates: tablet.dates
        )
        let failure = await #expect(throws: SiteSyncFailure.self) {
            try await other.sync(joining: nil)
        }
        #expect(failure?.kind == .otherFolder)
        try await phone.log(9)
        try await phone.sync()
        try await tablet.sync()
        #expect(try await tablet.repository.knownSyncFolder() == known)
        #expect(try await tablet.records == phone.records)
    }

    @Test(arguments: [false, true])
    func `a long first read that is given up or killed goes on where it was (ST-44)`(
        isKilled: Bool
    ) async throws {
        let phone = SyncDevice(0, place)
        for number in 1...20 {
            try await phone.log(number, note: String(repeating: "long ", count: 200))
            try await phone.sync()
        }
        let tablet = SyncDevice(1, place)
        let limits = SyncLimits(batchSize: 3000)
        let files = tablet.files
        let folder = InterruptedSyncFolder(InMemorySyncFolder(place, device: 1)) { number in
            guard number == 11 else { return }
            if isKilled { files.fail(at: files.callCount + 1, with: .end, from: true) }
            withUnsafeCurrentTask { $0?.cancel() }
        }
        let sync = SiteRotationSync(
            store: tablet.repository,
            folder: folder,
            dates: tablet.dates,
            limits: limits
        )
        let isGivenUp = await Task {
            do throws(SiteSyncFailure) {
                _ = try await sync.sync(joining: nil)
                return false
            } catch {
                return true
            }
        }.value
        #expect(isGivenUp)
        let reopened = SyncDevice(1, place, files: files.copy())
        let rest = InterruptedSyncFolder(InMemorySyncFolder(place, device: 1))

        _ = try await SiteRotationSync(
            store: reopened.repository,
            folder: rest,
            dates: reopened.dates,
            limits: limits
        ).sync(joining: nil)

        #expect(try await reopened.records == phone.records)
        // Three files fill a batch. The killed sync had kept nine, the cancelled one all it had
        // read.
        #expect(rest.readCount == (isKilled ? 11 : 9))
    }

    /// True if a file in the folder has registers.
    private func isSnapshot(_ path: String) -> Bool {
        FileHeader(place.contents[path] ?? [])?.kind == .snapshot
    }
}
