import Foundation
@testable import MomentumData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Files that are lost as a whole: emptied, overwritten or removed ("Opening" in
/// Docs/Formats/Store.md).
struct StoreLossTests {
    /// The fate of a file.
    enum Loss: CaseIterable {
        case zeros
        case zerosOfHeader
        case emptied
        case cutInHeader
        case removed

        func happen(to path: String, in files: FaultyFileSystem) throws {
            switch self {
            case .zeros: files.change(path) { $0 = [UInt8](repeating: 0, count: $0.count) }
            case .zerosOfHeader: files.change(path) { $0 = [UInt8](repeating: 0, count: 64) }
            case .emptied: files.change(path) { $0 = [] }
            case .cutInHeader: files.change(path) { $0 = Array($0.prefix(63)) }
            case .removed: try files.remove(path)
            }
        }
    }

    private static let current = "/store/00000002.journal"

    @Test(arguments: Loss.allCases.filter { $0 != .removed && $0 != .emptied })
    func `a store whose only journal says nothing is no empty store (SR-13)`(
        loss: Loss
    ) throws {
        let store = try DamagedStore(changes: 5)
        try loss.happen(to: DamagedStore.journal, in: store.files)
        let contents = store.files.contents

        #expect(throws: SiteStoreError.unreadable(path: "/store")) {
            try StoreUnderTest(store.files)
        }

        #expect(store.files.contents == contents)
        let folder = SiteStoreFiles(URL(filePath: "/store"), fileSystem: store.files)
        #expect(try folder.check().map(\.isWhole) == [true, false])
    }

    @Test(arguments: Loss.allCases)
    func `a current journal that is lost beside its snapshot is damage (ST-31, ST-11)`(
        loss: Loss
    ) throws {
        let before = try DamagedStore(changes: 12, compactingAfter: 8)
        let files = before.files
        let lost = before.bytes(of: Self.current)
        try loss.happen(to: Self.current, in: files)
        let rest = files.contents[Self.current] ?? []

        let store = try StoreUnderTest(files)

        #expect(store.ids == (1...8).map { .fixture($0) })
        #expect(store.store.report.damage.map(\.file) == ["00000002.journal"])
        #expect(store.store.report.unacknowledged.count == 1)
        #expect(rest != lost)
        let name = try #require(store.store.report.unacknowledged.first)
        #expect(files.contents["/store/quarantine/\(name)"] == rest)
        try store.log(20)
        let again = try StoreUnderTest(files.copy())
        #expect(again.records == store.records)
        #expect(again.store.report.damage.isEmpty)
        #expect(again.store.report.unacknowledged == [name])
    }

    @Test(arguments: Loss.allCases)
    func `numbers that may be lost with a journal are not given again (ST-46)`(loss: Loss) throws {
        let files = try DamagedStore(changes: 12, compactingAfter: 8).files
        let old = try #require(try StoreUnderTest(files.copy()).store.identity?.replica)
        try loss.happen(to: Self.current, in: files)

        let store = try StoreUnderTest(files, identifiers: RandomIdentifiers())
        try store.log(20)

        let new = try #require(store.store.identity?.replica)
        #expect(new != old)
        #expect(store.store.state.numbers[old]?.ranges == [0...7])
        #expect(store.store.state.numbers[new]?.ranges == [0...0])
    }

    @Test func `with something of its own behind the damage a device keeps its name (ST-46)`()
        throws
    {
        let before = try DamagedStore(changes: 12)
        let old = try #require(try StoreUnderTest(before.files.copy()).store.identity?.replica)
        before.files.change(DamagedStore.journal) { $0[before.ends[4] + 20] ^= 1 }

        let store = try StoreUnderTest(before.files, identifiers: RandomIdentifiers())
        try store.log(20)

        #expect(store.store.identity?.replica == old)
        #expect(store.store.state.numbers[old]?.ranges == [0...4, 6...12])
    }

    @Test func `a journal between others is missed though no number is (ST-11)`() throws {
        let store = try StoreUnderTest(FaultyFileSystem())
        try store.log(1)
        for number in 2...3 { try store.locked { try store.store.startJournal(UInt64(number)) } }
        try store.log(2)
        try store.files.remove(Self.current)

        let again = try StoreUnderTest(store.files.copy())

        #expect(again.ids == [.fixture(1), .fixture(2)])
        #expect(again.store.report.damage.map(\.file) == ["00000002.journal"])
        #expect(again.store.report.unacknowledged.count == 1)
    }

    /// A copy of the files in another folder, with another lock.
    private func copy(of files: FaultyFileSystem) throws -> FaultyFileSystem {
        let copy = FaultyFileSystem()
        try copy.makeFolder(StoreUnderTest.path)
        copy.close(try copy.open("/other", .making))
        for (path, bytes) in files.contents.sorted(by: { $0.key > $1.key }) {
            let file = try copy.open(path, .making)
            _ = try copy.write(bytes, to: file, at: 0)
            copy.close(file)
        }
        return copy
    }

    @Test func `what is missing in a copy stays listed under its own name, too (ST-11, ST-46)`()
        throws
    {
        let store = try StoreUnderTest(FaultyFileSystem())
        try store.log(1)
        try store.locked { try store.store.startJournal(2) }
        for number in 2...4 { try store.log(number) }
        let old = try #require(store.store.identity?.replica)
        let files = try copy(of: store.files)
        try files.remove(DamagedStore.journal)
        let missing = [SiteStoreFiles.Missing(replica: old, first: 0, last: 0)]
        let folder = SiteStoreFiles(URL(filePath: "/store"), fileSystem: files)
        #expect(try folder.info().report.missing == missing)
        #expect(try folder.info().report.isCopy)

        let opened = try StoreUnderTest(files, identifiers: RandomIdentifiers())

        #expect(opened.store.identity?.replica != old)
        #expect(opened.store.report.isCopy)
        #expect(opened.store.report.missing == missing)
        try opened.log(20)
        let again = try StoreUnderTest(files.copy())
        #expect(again.store.report.missing == missing)
        #expect(!again.store.report.isCopy)
        #expect(try folder.info().report.missing == missing)
        try again.locked { try again.store.acknowledgeDamage() }
        #expect(try StoreUnderTest(again.files.copy()).store.report.isClean)
    }

    @Test func `looking at a store says what its records say (ST-2, ST-11)`() throws {
        let store = try StoreUnderTest(FaultyFileSystem())
        for number in 1...2 { try store.log(number) }
        for number in 2...4 {
            try store.locked { try store.store.startJournal(UInt64(number)) }
            try store.log(number + 1)
        }
        let files = store.files.copy()
        try files.remove("/store/00000002.journal")
        let folder = SiteStoreFiles(URL(filePath: "/store"), fileSystem: files)

        #expect(try folder.info().report.missing.map(\.first) == [2])
        #expect(try StoreUnderTest(files).store.report.missing.map(\.first) == [2])
        files.change(DamagedStore.journal) { $0[90] ^= 1 }
        files.change("/store/identity") { $0[20] ^= 1 }
        // Without a name the owner of the missing numbers is unknown, so the file itself is
        // reported.
        let damaged = ["identity", "00000001.journal", "00000002.journal"]
        #expect(try folder.info().report.damage.map(\.file) == damaged)
        let opened = try StoreUnderTest(files)
        #expect(opened.store.report.damage.map(\.file) == damaged)
        #expect(opened.store.report.unacknowledged.count == 3)

        #expect(try folder.info().report.unacknowledged == opened.store.report.unacknowledged)
        #expect(try folder.info().report.isClean == false)
    }

    @Test func `a file in the place of the quarantine leaves a whole store as it is (SR-13)`()
        throws
    {
        let store = try DamagedStore(changes: 5)
        store.files.close(try store.files.open("/store/quarantine", .making))

        let opened = try StoreUnderTest(store.files)

        #expect(opened.records == store.records)
        #expect(opened.store.report.isClean)
        try opened.log(20)
        #expect(try StoreUnderTest(store.files.copy()).ids.count == 6)
    }

    @Test func `a quarantine that cannot be listed leaves the records readable (SR-13, SR-146)`()
        throws
    {
        let store = try DamagedStore(changes: 5)
        let listing = FileSystemCall.list
        let probe = store.files.copy()
        _ = try StoreUnderTest(probe)
        let calls = probe.calls.indices.filter { probe.calls[$0] == listing }
        #expect(calls.count >= 2)
        for call in calls.dropFirst(2) {
            let files = store.files.copy()
            files.fail(at: call + 1, with: .inputOutput)
            #expect(try StoreUnderTest(files).records == store.records)
        }
    }
}
