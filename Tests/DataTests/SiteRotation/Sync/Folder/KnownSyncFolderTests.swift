import Foundation
@testable import MomentumSiteRotationData
import MomentumDomain
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// The folder that a device takes for its own, and its knowledge of the last sync with it.
@Suite struct KnownSyncFolderTests {
    let place = SyncPlace()

    @Test func `nothing is remembered of a folder before a first sync has succeeded (TR-16)`()
        async throws
    {
        let device = SyncDevice(0, place)
        try await device.log(1)
        let wrong = SyncPlace(seed: 2)
        wrong.isReadOnly = true
        let folder = InMemorySyncFolder(wrong, device: 0, location: "wrong")
        let sync = SiteRotationSync(store: device.repository, folder: folder, dates: device.dates)

        await #expect(throws: SiteSyncFailure.self) { try await sync.sync(joining: nil) }
        #expect(try await device.repository.knownSyncFolder() == nil)

        try await device.sync()
        let known = KnownSyncFolder(location: "memory", lastSync: device.dates.now)
        #expect(try await device.repository.knownSyncFolder() == known)
        try await device.repository.forgetSyncFolder()
        #expect(try await device.repository.knownSyncFolder() == nil)
    }

    @Test func `what was begun in a folder counts no more after a sync with another (TR-16)`()
        async throws
    {
        let elsewhere = SyncPlace(seed: 2)
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await phone.log(1)
        try await phone.sync()
        try await tablet.log(2)
        // The first attempt fails.
        elsewhere.isReadOnly = true
        let folder = InMemorySyncFolder(elsewhere, device: 1, location: "elsewhere")
        let first = SiteRotationSync(store: tablet.repository, folder: folder, dates: tablet.dates)
        await #expect(throws: SiteSyncFailure.notWritable("memory")) {
            try await first.sync(joining: nil)
        }
        elsewhere.isReadOnly = false

        try await tablet.sync(joining: .both)
        try await phone.sync()
        await first.moveHere()
        _ = try await first.sync(joining: nil)

        let newcomer = SyncDevice(3, elsewhere)
        try await newcomer.sync()
        #expect(try await newcomer.records == phone.records)
    }

    @Test func `a folder that cannot be written says so after reading (TR-17)`() async throws {
        let (phone, tablet) = try await place.devicesOneChangeApart()
        try await tablet.sync()
        try await phone.log(3)
        try await phone.sync()
        place.isReadOnly = true
        let screen = tablet.sync.events()

        await #expect(throws: SiteSyncFailure.notWritable("memory")) { try await tablet.sync() }

        #expect(try await tablet.records == phone.records)
        var state = SiteSyncState(isAvailable: true)
        for await event in screen {
            state.receive(event)
            if case .awaits = event { break }
        }
        #expect(state.status.kind == "error")
    }

    @Test(arguments: [false, true])
    func `a copy knows its folder, and reads and publishes everything again (TR-17, ST-46)`(
        isDamaged: Bool
    ) async throws {
        let device = SyncDevice(0, place)
        try await device.log(1)
        try await device.sync()
        let other = SyncDevice(1, place)
        try await other.sync()
        other.dates.advance(bySeconds: 60)
        try await other.log(2)
        try await other.sync()
        let known = try await device.repository.knownSyncFolder()
        if isDamaged {
            device.files.change("/store/identity") { $0[40] ^= 1 }
        } else {
            // The next start makes another.
            try device.files.remove("/store/lock")
        }
        device.restart()

        device.dates.advance(bySeconds: 120)
        try await device.log(3)
        #expect(try await device.repository.knownSyncFolder() == known)
        try await device.sync()

        let newcomer = SyncDevice(2, place)
        try await newcomer.sync()
        #expect(try await device.records.entries.count == 3)
        #expect(try await newcomer.records == device.records)
    }

    @Test(arguments: [false, true])
    func `a known folder that was emptied gets nothing before a person asks (SR-203)`(
        isDamaged: Bool
    ) async throws {
        let device = SyncDevice(0, place)
        try await device.log(1)
        try await device.sync()
        if isDamaged {
            try await device.repository.withStore { $0.folder.forgetFilesOfSyncFolders() }
        }
        place.delete()

        await #expect(throws: SiteSyncFailure.wasEmptied("memory")) {
            try await device.sync.sync(joining: nil)
        }
        #expect(place.contents.isEmpty)
        #expect(try await device.repository.knownSyncFolder() != nil)

        try await device.sync.makeFolder()
        _ = try await device.sync.sync(joining: nil)
        let newcomer = SyncDevice(1, place)
        try await newcomer.sync()
        #expect(try await newcomer.records == device.records)
        // It was asked for once.
        place.delete()
        await #expect(throws: SiteSyncFailure.self) { try await device.sync.sync(joining: nil) }
    }

    @Test func `a second folder is refused with the name of the first (TR-17, SR-203)`()
        async throws
    {
        let device = SyncDevice(0, place)
        try await device.log(1)
        try await device.sync()
        let folder = InMemorySyncFolder(SyncPlace(seed: 2), device: 0, location: "second")
        let second = SiteRotationSync(store: device.repository, folder: folder, dates: device.dates)

        let failure = await #expect(throws: SiteSyncFailure.self) {
            try await second.sync(joining: nil)
        }

        #expect(failure?.kind == .otherFolder)
        #expect(failure?.message.english.contains("“memory”") == true)
    }

    @Test func `the time of the last success is kept, to the minute (TR-17)`() async throws {
        let device = SyncDevice(0, place)
        try await device.log(1)
        try await device.sync()
        let first = device.dates.now
        let before = device.contents

        device.dates.advance(bySeconds: 59)
        try await device.sync()
        let isUnchanged = device.contents == before
        #expect(isUnchanged)
        #expect(try await device.repository.knownSyncFolder()?.lastSync == first)

        device.dates.advance(bySeconds: 1)
        try await device.sync()
        #expect(try await device.repository.knownSyncFolder()?.lastSync == first + 60)
    }
}
