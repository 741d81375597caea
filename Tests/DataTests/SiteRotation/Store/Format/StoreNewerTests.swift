import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import Testing

/// Files that a newer version has written, of kinds that are known here and of one that is not.
struct StoreNewerTests {
    /// A header that only version 2 reads.
    static func header(_ kind: UInt8) -> [UInt8] {
        var writer = ByteWriter()
        writer.append(contentsOf: Array("SROT".utf8))
        writer.append(kind)
        writer.append(contentsOf: [0, 3, 0, 2, 0] + [UInt8](repeating: 7, count: 50))
        writer.append(CRC32C.check(of: writer.bytes[...]))
        return writer.bytes
    }

    @Test(
        arguments: [
            "identity", "former", "00000001.journal", "00000002.journal", "00000002.snapshot",
        ],
        [UInt8(0x4A), 0x7A]
    )
    func `a store with a newer file says so and stays as it is (TR-13)`(
        name: String,
        kind: UInt8
    ) throws {
        let first = try StoreUnderTest(FaultyFileSystem())
        try first.log(1)
        try first.files.put("/store/\(name)", Self.header(kind) + [1, 2, 3])
        let files = first.files.copy()
        let before = files.contents

        #expect(throws: SiteStoreError.newerFormat(found: 3, supported: 1)) {
            try StoreUnderTest(files)
        }
        if name == "00000002.journal" {
            #expect(throws: SiteRotationError.self) { try first.log(2) }
        }
        #expect(files.contents == before)
    }

    @Test func `newer knowledge of a sync folder is neither replaced nor removed (TR-13)`() throws {
        let store = try StoreUnderTest(FaultyFileSystem())
        let folder = StoreFolder(path: "/store", fileSystem: store.files)
        let file = SyncMemoryFile<SyncMemory>(folder, location: "/there")
        try file.save(SyncMemory(), header: store.store.header(.sync, generation: 0))
        let path = try #require(store.files.contents.keys.first { $0.contains("/sync-") })
        try store.files.put(path, Self.header(0x46))

        #expect(throws: SiteStoreError.newerFormat(found: 3, supported: 1)) { try file.read() }
        folder.forgetSyncFolders()

        #expect(store.files.contents[path] == Self.header(0x46))
    }

    @Test(arguments: [UInt8(0x50), 0x53, 0x7A])
    func `a newer file in a sync folder is told as newer, whatever its kind (TR-13)`(
        kind: UInt8
    ) async throws {
        let place = SyncPlace()
        let (phone, tablet) = (SyncDevice(0, place), SyncDevice(1, place))
        try await tablet.log(1)
        try await tablet.sync()
        let path = try #require(place.contents.keys.first { $0.hasSuffix(".seg") })
        let other = path.replacing(/[0-9a-f]+\.seg/, with: "0123456789abcdef.seg")
        place.put(other, Self.header(kind))

        let outcome = try await phone.sync()

        #expect(outcome.hasNewerFormat)
        #expect(outcome.awaited == 0)
        #expect(place.contents[other] == Self.header(kind))
    }
}
