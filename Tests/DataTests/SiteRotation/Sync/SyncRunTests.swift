import Foundation
import MomentumData
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Synchronization
import Testing

/// The start of a sync, its memory, its folder, and its cancellation.
@Suite struct SyncRunTests {
    let place = SyncPlace()

    @Test func `what another process has written is an occasion to publish it (ST-47, ST-36)`()
        async throws
    {
        let (records, clock) = (TemporaryFolder(), TestClock())
        let dates = ManualWallClock(now: StoreUnderTest.start)
        let phone = FileSiteRotationRepository(
            folder: records.url,
            identifiers: SeededIdentifiers(seed: 1),
            dates: dates,
            clock: clock,
            fileSystem: PosixFileSystem()
        )
        try await phone.perform([.change(1)], at: dates.now)
        let folder = InMemorySyncFolder(place, device: 0)
        let sync = SiteRotationSync(store: phone, folder: folder, dates: dates)
        _ = try await sync.sync(joining: nil)
        var occasions = sync.occasions().makeAsyncIterator()
        await clock.waitForSleepers()

        let other = FileSiteRotationRepository(
            folder: records.url,
            identifiers: SeededIdentifiers(seed: 2),
            dates: dates
        )
        try await other.perform([.change(2)], at: dates.now)
        clock.advance(by: Ticks.interval)

        #expect(await occasions.next() != nil)
        #expect(try await sync.sync(joining: nil).published == 1)
    }

    @Test func `much that is new is read and kept a batch at a time (ST-44, ST-45)`() async throws {
        let phone = SyncDevice(0, place)
        for number in 1...20 {
            try await phone.log(number, note: String(repeating: "long ", count: 200))
            try await phone.sync()
        }
        let tablet = SyncDevice(1, place, limits: SyncLimits(batchSize: 3000))
        let files = tablet.files
        let folder = CountingSyncFolder(InMemorySyncFolder(place, device: 1)) {
            files.contents["/store/00000001.journal"]?.count ?? 0
        }
        let sync = SiteRotationSync(
            store: tablet.repository,
            folder: folder,
            dates: tablet.dates,
            limits: SyncLimits(batchSize: 3000)
        )

        #expect(try await sync.sync(joining: nil).received == 20)

        #expect(try await tablet.records == phone.records)
        // A batch, the file that filled it, and the one being read.
        #expect(folder.mostHeld < 3000 + 2 * 1300)
        #expect(folder.mostHeld > 3000)
    }

    @Test func `a device has one folder, and moves to another when it is told to (ST-43)`()
        async throws
    {
        let elsewhere = SyncPlace(seed: 2)
        let (phone, tablet) = try await place.devicesOneChangeApart()
        try await tablet.sync()
        let folder = InMemorySyncFolder(elsewhere, device: 1, location: "elsewhere")
        let sync = SiteRotationSync(store: tablet.repository, folder: folder, dates: tablet.dates)
        let before = tablet.contents

        await #expect(throws: SiteSyncFailure.otherFolder("memory")) {
            try await sync.sync(joining: nil)
        }
        let isUnchanged = tablet.contents == before && elsewhere.contents.isEmpty
        #expect(isUnchanged)

        await sync.moveHere()
        _ = try await sync.sync(joining: nil)
        await #expect(throws: SiteSyncFailure.otherFolder("elsewhere")) { try await tablet.sync() }
        let newcomer = SyncDevice(3, elsewhere)
        try await newcomer.sync()
        #expect(try await newcomer.records == phone.records)
        #expect(try await newcomer.records.entries.count == 2)
    }

    @Test func `a move that is asked for during a sync waits for the next one (TR-16)`()
        async throws
    {
        let (_, tablet) = try await place.devicesOneChangeApart()
        let asked = Mutex<SiteRotationSync?>(nil)
        let folder = InterruptedSyncFolder(InMemorySyncFolder(place, device: 1)) { _ in
            await asked.withLock { $0 }?.moveHere()
        }
        let sync = SiteRotationSync(store: tablet.repository, folder: folder, dates: tablet.dates)
        asked.withLock { $0 = sync }
        _ = try await sync.sync(joining: nil)
        asked.withLock { $0 = nil }
        let other = SiteRotationSync(
            store: tablet.repository,
            folder: InMemorySyncFolder(SyncPlace(seed: 2), device: 1, location: "elsewhere"),
            dates: tablet.dates
        )
        await other.moveHere()
        _ = try await other.sync(joining: nil)

        _ = try await sync.sync(joining: nil)

        await #expect(throws: SiteSyncFailure.otherFolder("memory")) {
            try await other.sync(joining: nil)
        }
    }

    @Test(arguments: [false, true])
    func `a move is not undone by a sync that is still publishing (ST-43)`(
        isFirst: Bool
    ) async throws {
        let tablet = SyncDevice(1, place)
        try await tablet.log(1)
        if !isFirst { try await tablet.sync() }
        try await tablet.log(2)
        let new = SiteRotationSync(
            store: tablet.repository,
            folder: InMemorySyncFolder(SyncPlace(seed: 2), device: 1, location: "elsewhere"),
            dates: tablet.dates
        )
        let folder = InterruptedSyncFolder(
            InMemorySyncFolder(place, device: 1),
            creation: {
                await new.moveHere()
                _ = try? await new.sync(joining: nil)
            }
        )
        let old = SiteRotationSync(store: tablet.repository, folder: folder, dates: tablet.dates)

        await #expect(throws: SiteSyncFailure.otherFolder("elsewhere")) {
            try await old.sync(joining: nil)
        }

        #expect(try await tablet.repository.knownSyncFolder()?.location == "elsewhere")
    }

    @Test func `a sync that is given up is no failure, and is made up for later (ST-47, SR-117)`()
        async throws
    {
        let (phone, tablet) = try await place.devicesOneChangeApart()
        let sync = tablet.sync
        var events = sync.events().makeAsyncIterator()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await #expect(throws: SiteSyncFailure.cancelled) {
                try await sync.sync(joining: nil)
            }
        }
        await task.value

        #expect(await events.next() == .started(.setup))
        #expect(await events.next() == .ended(.setup, at: tablet.dates.now))
        #expect(await events.next() == .started(.import))
        #expect(await events.next() == .cancelled(.import))
        try await tablet.sync()
        #expect(try await tablet.records == phone.records)
    }
}
