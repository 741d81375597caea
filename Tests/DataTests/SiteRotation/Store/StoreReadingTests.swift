import Foundation
@testable import MomentumData
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// Processes that only read (ST-37).
struct StoreReadingTests {
    private let files = FaultyFileSystem()

    private func repository(_ files: FaultyFileSystem) -> FileSiteRotationRepository {
        FileSiteRotationRepository(
            folder: URL(filePath: StoreUnderTest.path),
            identifiers: RandomIdentifiers(),
            dates: FixedWallClock(now: StoreUnderTest.start),
            clock: InstantClock(),
            fileSystem: files
        )
    }

    @Test func `reading waits for no lock and changes no file, whatever it finds (ST-37, ST-10)`()
        async throws
    {
        let store = try DamagedStore(changes: 9)
        store.files.change(DamagedStore.journal) { $0[200] ^= 1 }
        let holder = try FileLock(
            StoreFolder(path: StoreUnderTest.path, fileSystem: store.files),
            process: 4711
        )
        #expect(try holder.tryAcquire())
        let contents = store.files.contents
        let before = store.files.callCount

        let sites = repository(store.files)
        #expect(try await sites.records().entries.count == 8)
        #expect(try await sites.trouble() == .damaged(files: 1))
        #expect(try await sites.records().entries.count == 8)

        #expect(!store.files.calls[before...].contains(.lock))
        #expect(store.files.contents == contents)
        holder.release()
        try await sites.perform([.change(20)], at: StoreUnderTest.start + 20 * 3600)
        #expect(try await sites.records().entries.count == 9)
    }

    @Test func `a reader that begins to write tells nobody of what they know (SR-36)`() async throws
    {
        let store = try DamagedStore(changes: 3)
        let sites = repository(store.files)
        let records = try await sites.records()
        var changes = sites.changes().makeAsyncIterator()

        // A repeated change has no effect.
        try await sites.perform([.change(3)], at: StoreUnderTest.start + 3 * 3600)
        try await sites.perform([.change(20)], at: StoreUnderTest.start + 20 * 3600)

        #expect(await changes.next()?.entries.count == records.entries.count + 1)
    }

    @Test func `a listener that cannot read gets the records once it can (SR-36)`() async throws {
        try StoreUnderTest(files).log(1)
        let sites = repository(files)
        files.fail(at: files.callCount + 1, with: .noAccess, from: true)
        var changes = sites.changes().makeAsyncIterator()
        await #expect(throws: RepositoryError.self) { try await sites.records() }

        files.fail(at: 0, with: nil)

        #expect(await changes.next()?.entries.count == 1)
    }

    @Test func `a reader takes no lock, and waits for none (ST-37)`() throws {
        let store = try StoreUnderTest(files)
        try store.log(1)
        _ = try store.lock.tryAcquire()
        let reader = JournalStore(
            StoreFolder(path: StoreUnderTest.path, fileSystem: files),
            lock: nil,
            identifiers: SequentialIdentifiers(),
            dates: FixedWallClock(now: StoreUnderTest.start)
        )
        let before = files.callCount

        try reader.load()
        #expect(reader.state.records == store.records)
        store.lock.release()
        for number in 2...4 { try store.log(number) }
        try store.locked { try store.store.compact() }
        try store.log(5)
        try reader.catchUp(isLocked: false)

        #expect(reader.state.records == store.records)
        try store.locked { try store.store.compact() }
        try store.locked { try store.store.compact() }
        try store.log(6)
        try reader.catchUp(isLocked: false)
        #expect(reader.state.records == store.records)
        #expect(!files.calls[before...].prefix(8).contains(.lock))
    }

    @Test func `files that go while they are read are looked for again (ST-37)`() throws {
        let store = try StoreUnderTest(files)
        for number in 1...3 { try store.log(number) }
        let folder = StoreFolder(path: StoreUnderTest.path, fileSystem: files)
        let contents = try StoreContents.read(folder)
        #expect(contents.state.records == store.records)

        for call in 1...16 {
            files.fail(at: files.callCount + call, with: .gone)
            #expect(try StoreContents.read(folder).state.records == store.records)
        }
    }

    /// The second note is as long as the first, which is what a second attempt looks like.
    @Test(arguments: [nil, "itched a little after the first day, and then no more"])
    func `what was taken back after a failed flush is not held on to (ST-23, ST-36)`(
        note: String?
    ) throws {
        let store = try StoreUnderTest(files)
        try store.log(1)
        let before = files.contents[DamagedStore.journal] ?? []
        try store.log(2, note: "itched a little after the first day, and then no more")
        let other = try StoreUnderTest(files)
        #expect(other.ids.count == 2)

        // The process that wrote it could neither flush it nor begin another file, and ended.
        files.change(DamagedStore.journal) { $0 = before }
        let fresh = try StoreUnderTest(files)
        try fresh.log(3, note: note)
        try other.store.catchUp(isLocked: false)

        #expect(other.records == fresh.records)
        #expect(other.ids == [1, 3].map(UUID.fixture))
    }

    @Test func `missing rights are an error, neither empty nor damaged (ST-4, SR-13)`() throws {
        let store = try StoreUnderTest(files)
        try store.log(1)
        let folder = StoreFolder(path: StoreUnderTest.path, fileSystem: files)
        for call in 1...4 {
            files.fail(at: files.callCount + call, with: .noAccess, from: true)
            let error = #expect(throws: SiteStoreError.self) { try StoreContents.read(folder) }
            #expect(error?.systemError?.code == EACCES)
        }
    }
}
