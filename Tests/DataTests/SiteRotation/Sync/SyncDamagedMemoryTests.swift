import Foundation
@testable import MomentumSiteRotationData
import MomentumDomain
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// A device whose file about its sync folder is damaged.
@Suite struct SyncDamagedMemoryTests {
    let place = SyncPlace()
    let elsewhere = SyncPlace(seed: 2)

    @Test(arguments: [0, 120, nil])
    func `a damaged memory is no reason to take another folder, and heals in its own (TR-17)`(
        offset: Int?
    ) async throws {
        let (phone, tablet) = try await place.devicesOneChangeApart()
        let path = try damageMemory(of: tablet, at: offset)
        let damaged = tablet.contents[path]
        let other = sync(of: tablet)

        await #expect(throws: SiteSyncFailure.unknownFolder(path)) {
            try await other.sync(joining: nil)
        }

        #expect(tablet.contents[path] == damaged)
        #expect(elsewhere.contents.isEmpty)
        let error = await #expect(throws: RepositoryError.self) {
            try await tablet.repository.knownSyncFolder()
        }
        #expect(error?.cause?.explanation == SiteSyncFailure.unknownFolder(path).message)
        try await tablet.sync()
        #expect(try await tablet.repository.knownSyncFolder()?.location == "memory")
        #expect(try await tablet.records == phone.records)
    }

    @Test func `a device with a damaged memory moves on when it is told to (TR-17)`() async throws {
        let (_, tablet) = try await place.devicesOneChangeApart()
        let path = try damageMemory(of: tablet, at: 120)
        let other = sync(of: tablet)

        await other.moveHere()
        _ = try await other.sync(joining: nil)

        #expect(tablet.contents[path] == nil)
        #expect(try await tablet.repository.knownSyncFolder()?.location == "elsewhere")
    }

    @Test func `a damaged memory is forgotten with the folder, and not before (TR-17, ST-11)`()
        async throws
    {
        let (_, tablet) = try await place.devicesOneChangeApart()
        let path = try damageMemory(of: tablet, at: 120)
        let files = SiteStoreFiles(URL(filePath: StoreUnderTest.path), fileSystem: tablet.files)

        try await tablet.repository.withStore { $0.folder.forgetFilesOfSyncFolders() }
        #expect(try files.damagedSyncMemories().map { "/store/\($0)" } == [path])
        try await tablet.repository.forgetSyncFolder()

        #expect(try files.damagedSyncMemories() == [])
        #expect(try await tablet.repository.knownSyncFolder() == nil)
    }

    @Test func `a damaged memory beside that of the device's own folder does not matter (TR-17)`()
        async throws
    {
        let (phone, tablet) = try await place.devicesOneChangeApart()
        let memory = try #require(Self.memory(in: tablet))
        tablet.files.change("/store/sync-0000000000000000") { $0 = [1, 2, 3] }
        #expect(memory != "/store/sync-0000000000000000")

        try await tablet.sync()

        #expect(try await tablet.records == phone.records)
        #expect(try await tablet.repository.knownSyncFolder()?.location == "memory")
    }

    private static func memory(in device: SyncDevice) -> String? {
        device.contents.keys.first { $0.hasPrefix("/store/sync-") }
    }

    /// Changes a byte of the memory, or removes all of them; returns the path.
    private func damageMemory(of device: SyncDevice, at offset: Int?) throws -> String {
        let path = try #require(Self.memory(in: device))
        device.files.change(path) { bytes in
            if let offset { bytes[offset] ^= 1 } else { bytes = [] }
        }
        return path
    }

    private func sync(of device: SyncDevice) -> SiteRotationSync {
        let folder = InMemorySyncFolder(elsewhere, device: 1, location: "elsewhere")
        return SiteRotationSync(store: device.repository, folder: folder, dates: device.dates)
    }
}
