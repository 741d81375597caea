import Foundation
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Files of another store, and the store's own under a former name.
struct StoreKinshipTests {
    /// A store with changes from `first` on, two generations and names of its own.
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

    @Test(arguments: ["00000001.journal", "00000003.journal", "00000003.snapshot"])
    func `a file of another store is put aside and told, and never merged (TR-7)`(
        name: String
    ) throws {
        let own = try store(from: 1)
        let other = try store(from: 11)
        let source = name.hasSuffix(".snapshot") ? "00000002.snapshot" : "00000002.journal"
        let bytes = try #require(other.files.contents["/store/\(source)"])
        try own.files.put("/store/\(name)", bytes)
        let read = try StoreContents.read(StoreFolder(path: "/store", fileSystem: own.files))

        let again = try StoreUnderTest(own.files.copy())
        try again.log(3)

        #expect(read.foreign.map(\.text) == [name])
        #expect(read.state.records == own.records)
        #expect(again.ids == [1, 2, 3].map(UUID.fixture))
        #expect(again.store.report.foreign.count == 1)
        #expect(again.store.trouble == .foreign(files: 1))
        let kept = again.files.contents.filter { $0.key.hasSuffix(".foreign") }
        #expect(kept.values.map { $0 } == [bytes])
        #expect(kept.keys.allSatisfy { $0.hasPrefix("/store/quarantine/\(name)-") })
        #expect(again.files.contents["/store/\(name)"] != bytes)
        try again.locked { try again.store.acknowledgeDamage() }
        let last = try StoreUnderTest(again.files.copy())
        #expect(last.store.trouble == nil)
        #expect(last.ids == again.ids)
    }

    @Test func `a journal of another store is not read on in a running process (TR-7)`() throws {
        let own = try store(from: 1)
        let other = try store(from: 11)
        try other.locked { try other.store.compact() }
        let bytes = try #require(other.files.contents["/store/00000003.journal"])
        try own.files.put("/store/00000003.journal", bytes)

        try own.store.catchUp(isLocked: false)
        #expect(own.ids == [1, 2].map(UUID.fixture))
        try own.log(3)

        #expect(own.ids == [1, 2, 3].map(UUID.fixture))
        #expect(own.store.trouble == .foreign(files: 1))
        #expect(try StoreUnderTest(own.files.copy()).ids == own.ids)
    }

    @Test func `files under former names are our own, remembered or not (TR-7)`() throws {
        let store = try store(from: 1)
        let ids = SeededIdentifiers(seed: 99)
        for number in 3...5 {
            try store.locked {
                try store.store.nameReplicaAnew()
                try store.store.adopt(storeID: ids.next())
            }
            try store.log(number)
        }
        let former = try #require(StoreKinship(store.files.contents["/store/former"] ?? []))
        #expect(former.stores.count == 3 && former.replicas.count == 4)

        for isRemembered in [true, false] {
            let files = store.files.copy()
            if !isRemembered { try files.remove("/store/former") }
            let again = try StoreUnderTest(files)
            #expect(again.ids == (1...5).map(UUID.fixture))
            #expect(again.store.report.foreign.isEmpty)
            #expect(again.store.report.isClean)
        }
        // The chain of names is broken, and the remembered names mend it.
        let files = store.files.copy()
        for name in files.contents.keys where name.hasSuffix(".journal") {
            if name > "/store/00000002.journal" && name < "/store/00000008.journal" {
                try files.remove(name)
            }
        }
        let contents = try StoreContents.read(StoreFolder(path: "/store", fileSystem: files))
        #expect(contents.foreign.isEmpty)
    }

    /// In an earlier version the store and the replica got new names while the files kept both old
    /// ones; neither was remembered.
    @Test func `files that share no name with an identity of earlier versions are read (TR-7)`()
        throws
    {
        let store = try store(from: 1)
        let files = store.files.copy()
        let bytes = try #require(files.contents["/store/identity"])
        let held = try #require(StoreIdentity(bytes))
        let ids = SeededIdentifiers(seed: 98)
        let renamed = StoreIdentity(storeID: ids.next(), replica: 99, lock: held.lock, created: 0)
        try files.put("/store/identity", renamed.encoded())

        let again = try StoreUnderTest(files)
        #expect(again.ids == [1, 2].map(UUID.fixture))
        #expect(again.store.report.foreign.isEmpty)
        // From the first change on only known names count, and these are known by then.
        try again.log(3)
        let last = try StoreUnderTest(again.files.copy())
        #expect(last.ids == [1, 2, 3].map(UUID.fixture))
        #expect(last.store.report.isClean)
    }

    @Test func `a broken list of former names hides nothing (TR-7)`() throws {
        let store = try store(from: 1)
        let ids = SeededIdentifiers(seed: 97)
        try store.locked {
            try store.store.adopt(storeID: ids.next())
            try store.store.nameReplicaAnew()
        }
        let files = store.files.copy()
        var bytes = try #require(files.contents["/store/former"])
        bytes[bytes.count - 1] ^= 1
        try files.put("/store/former", bytes)

        let again = try StoreUnderTest(files)
        #expect(again.ids == [1, 2].map(UUID.fixture))
        #expect(again.store.report.foreign.isEmpty)
        try again.log(3)
        #expect(try StoreUnderTest(again.files.copy()).ids == [1, 2, 3].map(UUID.fixture))
    }

    @Test func `stopped at any call of joining both, nothing of ours is put aside (TR-7)`()
        async throws
    {
        let place = SyncPlace()
        let tablet = SyncDevice(1, place)
        try await tablet.log(11)
        try await tablet.sync()
        let phone = SyncDevice(0, place)
        try await phone.log(1)
        try await phone.compact()
        try await phone.log(2)
        let before = phone.files.copy()
        let whole = SyncDevice(0, SyncPlace(copying: place), files: before.copy())
        try await whole.sync(joining: .both)
        let calls = whole.files.callCount
        #expect(calls > 40)

        for call in 1...calls {
            let files = before.copy()
            files.fail(at: call, with: .end, from: true)
            let device = SyncDevice(0, SyncPlace(copying: place), files: files)
            _ = try? await device.sync(joining: .both)
            let report = try StoreUnderTest(files.afterKill(), identifiers: RandomIdentifiers())
            #expect(report.store.report.foreign.isEmpty, "call \(call)")
            #expect(report.store.report.isClean, "call \(call)")
            let isSuperset = Set(report.ids).isSuperset(of: [1, 2].map(UUID.fixture))
            #expect(isSuperset, "call \(call)")
        }
    }
}
