import Foundation
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// The files that belong to a store when nothing whole names it.
struct StoreFamilyTests {
    private static let families = [
        ["00000001.journal"], ["00000002.journal", "00000002.snapshot"],
    ]
    private let identity = "/store/identity"

    private func store(from first: Int) throws -> StoreUnderTest {
        let store = try StoreUnderTest(
            FaultyFileSystem(),
            identifiers: SeededIdentifiers(seed: UInt64(first))
        )
        try store.log(first)
        try store.locked { try store.store.compact() }
        try store.log(first + 1)
        return store
    }

    /// A store in which another's journal is numbered below its own files, or above them.
    private func mixed(as name: String = "00000001.journal") throws -> FaultyFileSystem {
        let files = try store(from: 1).files.copy()
        let other = try store(from: 11)
        if name != "00000001.journal" {
            try other.locked { try other.store.startJournal(9) }
            try other.log(13)
        }
        try files.put("/store/\(name)", try #require(other.files.contents["/store/\(name)"]))
        return files
    }

    @Test(arguments: [nil, 7] as [UInt8?])
    func `without an identity nobody's files are hidden for a stranger's below them (TR-7)`(
        byte: UInt8?
    ) throws {
        let files = try mixed()
        if let byte {
            files.change(identity) { $0 = [UInt8](repeating: byte, count: $0.count) }
        } else {
            try files.remove(identity)
        }
        let before = files.contents

        #expect(throws: SiteStoreError.severalStores(path: "/store", files: Self.families)) {
            try StoreUnderTest(files)
        }
        #expect(throws: SiteStoreError.severalStores(path: "/store", files: Self.families)) {
            try SiteStoreFiles(URL(filePath: "/store"), fileSystem: files).info()
        }

        #expect(files.contents == before)
        // As the sentence says.
        try files.remove(DamagedStore.journal)
        #expect(try StoreUnderTest(files.copy()).ids == [1, 2].map(UUID.fixture))
    }

    @Test(arguments: ["00000001.journal", "00000009.journal"], [20, 45, 70, 82])
    func `a broken identity still says whose the files are (TR-7)`(
        name: String,
        offset: Int
    ) throws {
        let files = try mixed(as: name)
        files.change(identity) { $0[offset] ^= 1 }

        let store = try StoreUnderTest(files)

        #expect(store.ids == [1, 2].map(UUID.fixture))
        #expect(store.store.report.foreign.count == 1)
        #expect(store.files.contents.keys.contains { $0.hasSuffix(".foreign") })
        try store.log(3)
        #expect(try StoreUnderTest(files.copy()).ids == [1, 2, 3].map(UUID.fixture))
    }

    @Test func `one family needs no name (TR-7)`() throws {
        let files = try store(from: 1).files.copy()
        try files.remove(identity)

        let store = try StoreUnderTest(files)

        #expect(store.ids == [1, 2].map(UUID.fixture))
        #expect(store.store.report.foreign.isEmpty)
    }

    @Test func `compaction leaves the files of another store to be put aside (TR-7)`() throws {
        let own = try store(from: 1)
        let bytes = try #require(try mixed().contents[DamagedStore.journal])
        try own.files.put(DamagedStore.journal, bytes)

        try own.locked { try own.store.compact() }
        #expect(own.files.contents[DamagedStore.journal] == bytes)

        let again = try StoreUnderTest(own.files.copy())
        #expect(again.store.trouble == .foreign(files: 1))
        #expect(again.files.contents.values.contains(bytes))
        #expect(again.ids == [1, 2].map(UUID.fixture))
    }

    @Test func `files of other stores with a header alone are kept apart (TR-7)`() throws {
        let own = try store(from: 1)
        let others = try [11, 21].map { first in
            let other = try store(from: first)
            try other.locked { try other.store.startJournal(9) }
            return try #require(other.files.contents["/store/00000009.journal"])
        }
        // Headers end with their own checks, so all have one check as a whole.
        #expect(CRC32C.check(of: others[0][...]) == CRC32C.check(of: others[1][...]))

        var files = own.files
        for bytes in others + others {
            files = files.copy()
            try files.put("/store/00000009.journal", bytes)
            let again = try StoreUnderTest(files)
            #expect(again.ids == [1, 2].map(UUID.fixture))
        }

        let copies = files.contents.filter { $0.key.hasSuffix(".foreign") }
        #expect(Set(copies.values) == Set(others))
        #expect(copies.count == 2)
    }
}
