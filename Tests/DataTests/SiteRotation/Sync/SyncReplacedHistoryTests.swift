import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// A history that another process replaces while a sync is still running.
@Suite struct SyncReplacedHistoryTests {
    let place = SyncPlace()
    let elsewhere = SyncPlace(seed: 2)

    @Test func `a running sync brings nothing back of a history that was replaced (ST-49, ST-36)`()
        async throws
    {
        let (phone, tablet) = try await place.devicesOneChangeApart()
        let other = SyncDevice(2, elsewhere)
        try await other.log(9)
        try await other.sync()
        let new = sync(in: elsewhere, location: "elsewhere", of: tablet)
        let old = interrupted(in: place, of: tablet) { [elsewhere] in
            // The new sync does not get to its end.
            elsewhere.isReadOnly = true
            await new.moveHere()
            _ = try? await new.sync(joining: .folder)
            elsewhere.isReadOnly = false
        }

        await #expect(throws: SiteSyncFailure.historyChanged) { try await old.sync(joining: nil) }

        #expect(try await tablet.records == other.records)
        _ = try await new.sync(joining: nil)
        let newcomer = SyncDevice(3, elsewhere)
        try await newcomer.sync()
        #expect(try await newcomer.records.entries.map(\.id) == [.fixture(9)])
        try await phone.sync()
        #expect(try await phone.records.entries.count == 2)
    }

    @Test func `nor in the same folder, and it does not ask again (ST-49, ST-36)`() async throws {
        let (_, tablet) = try await place.devicesOneChangeApart()
        let lower = try await historyBefore(place)
        let new = sync(in: place, location: "memory", of: tablet)
        let old = interrupted(in: place, of: tablet) { [place] in
            for (path, bytes) in lower { place.put(path, bytes, from: 2) }
            _ = try? await new.sync(joining: .folder)
        }

        await #expect(throws: SiteSyncFailure.historyChanged) { try await old.sync(joining: nil) }

        #expect(try await tablet.records.entries.map(\.id) == [.fixture(9)])
        #expect(try await tablet.sync() == SiteSyncOutcome())
    }

    @Test func `the folder of a replaced history is not remembered after it (ST-49, ST-43)`()
        async throws
    {
        let (tablet, other) = (SyncDevice(1, place), SyncDevice(2, elsewhere))
        try await tablet.log(1)
        try await other.log(9)
        try await other.sync()
        let new = sync(in: elsewhere, location: "elsewhere", of: tablet)
        let folder = InterruptedSyncFolder(
            InMemorySyncFolder(place, device: 1),
            creation: { [elsewhere] in
                elsewhere.isReadOnly = true
                _ = try? await new.sync(joining: .folder)
            }
        )
        let old = SiteRotationSync(store: tablet.repository, folder: folder, dates: tablet.dates)

        await #expect(throws: SiteSyncFailure.historyChanged) { try await old.sync(joining: nil) }

        #expect(try await tablet.repository.knownSyncFolder() == nil)
        #expect(try await tablet.records == other.records)
    }

    /// A sync of another process on the files of a device.
    private func sync(
        in place: SyncPlace,
        location: String,
        of device: SyncDevice
    ) -> SiteRotationSync {
        let process = SyncDevice(4, place, files: device.files)
        return SiteRotationSync(
            store: process.repository,
            folder: InMemorySyncFolder(place, device: 1, location: location),
            dates: device.dates
        )
    }

    /// A sync of a device, before whose first reading something else happens.
    private func interrupted(
        in place: SyncPlace,
        of device: SyncDevice,
        _ interruption: @escaping @Sendable () async -> Void
    ) -> SiteRotationSync {
        let folder = InterruptedSyncFolder(InMemorySyncFolder(place, device: 1)) { number in
            if number == 1 { await interruption() }
        }
        return SiteRotationSync(store: device.repository, folder: folder, dates: device.dates)
    }

    /// The files of a store with change 9, which devices join rather than the one in a folder.
    private func historyBefore(_ place: SyncPlace) async throws -> [String: [UInt8]] {
        let name = try #require(place.contents.keys.min())
        let apart = SyncPlace()
        for number in 5...60 {
            let other = SyncDevice(number, apart)
            try await other.log(9)
            try await other.sync()
            if let first = apart.contents.keys.min(), first < name { return apart.contents }
            apart.delete()
        }
        Issue.record("No store comes before that of the folder.")
        return [:]
    }
}
