import Foundation
@testable import MomentumData
import MomentumDomain
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport

/// One process with a store that is open for writing; every step is made by hand.
struct StoreUnderTest {
    static let path = "/store"
    static let start = Date(timeIntervalSince1970: 1_750_000_000)

    let files: FaultyFileSystem
    let lock: FileLock
    let store: JournalStore

    init(
        _ files: FaultyFileSystem,
        process: Int32 = 100,
        identifiers: any IdentifierSource = SequentialIdentifiers()
    ) throws(SiteStoreError) {
        self.files = files
        let folder = StoreFolder(path: Self.path, fileSystem: files)
        lock = try FileLock(folder, process: process)
        store = JournalStore(
            folder,
            lock: lock,
            identifiers: identifiers,
            // After all operations performed here; later ones are ahead, and do not count.
            dates: FixedWallClock(now: Self.start + 100 * 366 * 86_400)
        )
        try locked { () throws(SiteStoreError) in try store.loadAndRecover() }
    }

    var records: SiteRecords { store.state.records }
    var ids: [UUID] { records.entries.map(\.id) }

    /// Logs change number `number`, an hour after the one before.
    @discardableResult
    func log(_ number: Int, note: String? = nil) throws(SiteRotationError) -> SiteCommit {
        try perform([.change(number, note: note)], hour: number)[0]
    }

    @discardableResult
    func perform(
        _ operations: [SiteOperation],
        hour: Int
    ) throws(SiteRotationError) -> [SiteCommit] {
        do throws(SiteStoreError) {
            let isHeld = try store.folder.call { _ throws(FileSystemError) in
                try lock.tryAcquire()
            }
            guard isHeld else { throw .locked(process: lock.holder()) }
        } catch {
            throw .repository(error.repositoryError)
        }
        defer { lock.release() }
        return try store.perform(operations, at: Self.start + Double(hour) * 3600)
    }

    /// The number of the first call of a kind that logging a change would make, on a copy.
    func callNumber(of call: FileSystemCall, logging number: Int, note: String? = nil) throws -> Int
    {
        let copy = try StoreUnderTest(files.copy())
        let before = copy.files.callCount
        try copy.log(number, note: note)
        let index = copy.files.calls.dropFirst(before).firstIndex(of: call) ?? before
        return files.callCount + index - before + 1
    }

    func locked<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        _ = try? lock.tryAcquire()
        defer { lock.release() }
        try body()
    }
}
