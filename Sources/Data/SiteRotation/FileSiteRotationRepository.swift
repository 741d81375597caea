public import Foundation
import MomentumData
public import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumSiteStore

/// Records in the files of a folder: durable when a call returns, and safe from crashes. Several
/// processes may use one folder at once. `Docs/Formats/Store.md` describes the files.
public actor FileSiteRotationRepository: SiteRotationRepository {
    private let folder: StoreFolder
    private let identifiers: any IdentifierSource
    private let clock: any WallClock
    private let pauses: any Clock<Duration>
    private let process: Int32
    private let onWait: @Sendable (_ process: Int32?) -> Void
    private let alarm: ViewAlarm
    private let broadcast = Broadcast<SiteRecords>()
    private var store: JournalStore?
    /// The version of the store that listeners have heard of.
    private var heardVersion = 0
    let troubles = Broadcast<SiteRecordsTrouble?>()
    /// The trouble that listeners have heard of.
    private var heardTrouble: SiteRecordsTrouble?

    /// Creates a repository; nothing is touched before its first use.
    ///
    /// - Parameters:
    ///   - folder: Where the files are; it need not exist yet.
    ///   - identifiers: Gives a new store and its replica their names.
    ///   - clock: Dates the files; the records are dated by their operations.
    ///   - onWait: Told when a call waits for another process, which it does for five seconds at
    ///     most; with the number of that process if it is known.
    public init(
        folder: URL,
        identifiers: any IdentifierSource,
        clock: any WallClock,
        onWait: @escaping @Sendable (_ process: Int32?) -> Void = { _ in }
    ) {
        self.init(
            folder: folder,
            identifiers: identifiers,
            clock: clock,
            pauses: ContinuousClock(),
            fileSystem: PosixFileSystem(),
            onWait: onWait
        )
    }

    init(
        folder: URL,
        identifiers: any IdentifierSource,
        clock: any WallClock,
        pauses: any Clock<Duration>,
        fileSystem: any FileSystem,
        onWait: @escaping @Sendable (_ process: Int32?) -> Void = { _ in }
    ) {
        self.onWait = onWait
        self.folder = StoreFolder(folder, fileSystem: fileSystem)
        self.identifiers = identifiers
        self.clock = clock
        self.pauses = pauses
        alarm = ViewAlarm(clock: clock, pauses: pauses)
        process = ProcessInfo.processInfo.processIdentifier
    }

    public func records() async throws(RepositoryError) -> SiteRecords {
        let store = try openStore()
        // What was found goes to who looks out for trouble, also when the rest could not be read.
        defer { tellListeners(of: store) }
        do {
            try store.catchUp(isLocked: false)
        } catch {
            throw error.repositoryError
        }
        store.look(at: clock.now)
        return store.state.records
    }

    @discardableResult
    public func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        let store: JournalStore
        let lock: FileLock
        do throws(RepositoryError) {
            store = try await writableStore()
            guard let held = store.lock else { throw store.readOnlyError }
            lock = held
            try await lock.acquire(pauses: pauses, telling: onWait)
        } catch {
            throw .repository(error)
        }
        // Nothing waits while the lock is held.
        defer { lock.release() }
        do throws(SiteStoreError) {
            if store.failure != nil { try store.reopen() }
        } catch {
            throw .repository(error.repositoryError)
        }
        defer { tellListeners(of: store) }
        return try store.perform(operations, at: now)
    }

    public nonisolated func changes() -> AsyncStream<SiteRecords> {
        broadcast.values()
    }

    /// What was found when the store was opened; anything that is not clean is shown.
    /// - Throws: What ``records()`` throws.
    public func report() async throws(RepositoryError) -> StoreReport {
        try openStore().report
    }

    /// Notes that the user has been told of the damage in the report, which is not listed again.
    ///
    /// - Throws: `RepositoryError.unavailable` when that cannot be noted.
    public func acknowledgeDamage() async throws(RepositoryError) {
        try await withStore { store throws(SiteStoreError) in try store.acknowledgeDamage() }
    }

    /// Works on the store as all processes have left it, with its lock held; nothing waits in
    /// between.
    ///
    /// - Throws: What the body throws, or why the store cannot be read to its end or written.
    func withStore<Result>(
        _ body: @Sendable (JournalStore) throws(SiteStoreError) -> Result
    ) async throws(RepositoryError) -> Result {
        let store = try await writableStore()
        guard let lock = store.lock else { throw store.readOnlyError }
        try await lock.acquire(pauses: pauses, telling: onWait)
        defer { lock.release() }
        defer { tellListeners(of: store) }
        do throws(SiteStoreError) {
            if store.failure != nil { try store.reopen() }
            // Who begins a new journal looks at no older one any more, so those are read to their
            // end.
            try store.catchUp(isLocked: true)
            return try body(store)
        } catch {
            throw error.repositoryError
        }
    }

    private func tellListeners(of store: JournalStore) {
        store.look(at: clock.now)
        alarm.set(store.state.nextDue) { [weak self] in await self?.wake() }
        let trouble = store.trouble
        if trouble != heardTrouble {
            heardTrouble = trouble
            troubles.send(trouble)
        }
        guard store.version != heardVersion else { return }
        heardVersion = store.version
        broadcast.send(store.state.records)
    }

    /// Tells who listens that entries have come due.
    private func wake() {
        if let store { tellListeners(of: store) }
    }

    /// The store as it is read: without the lock, and without changing any file (ST-37).
    ///
    /// It is brought in order when something is written for the first time.
    func openStore() throws(RepositoryError) -> JournalStore {
        if let store { return store }
        let opened: JournalStore
        do throws(SiteStoreError) {
            opened = try makeStore()
        } catch  where error.forbidsWriting {
            return try openForReading(after: error)
        } catch {
            throw error.repositoryError
        }
        do {
            try opened.load()
        } catch {
            throw error.repositoryError
        }
        heardVersion = opened.version
        store = opened
        return opened
    }

    /// The store, opened anew when it was opened for reading only because it could not be written.
    private func writableStore() async throws(RepositoryError) -> JournalStore {
        if let store, store.lock != nil { return store }
        store = nil
        let opened: JournalStore
        do throws(SiteStoreError) {
            opened = try makeStore()
        } catch  where error.forbidsWriting {
            return try openForReading(after: error)
        } catch {
            throw error.repositoryError
        }
        guard let lock = opened.lock else { return opened }
        try await lock.acquire(pauses: pauses, telling: onWait)
        defer { lock.release() }
        // Another call may have been faster while this one waited.
        if let store, store.lock != nil { return store }
        do {
            try opened.loadAndRecover()
        } catch {
            throw error.repositoryError
        }
        heardVersion = opened.version
        store = opened
        return opened
    }

    /// A store whose files are not read yet; its folder and the lock are made when they are
    /// missing.
    private func makeStore() throws(SiteStoreError) -> JournalStore {
        let lock = try FileLock(folder, process: process)
        return JournalStore(folder, lock: lock, identifiers: identifiers, clock: clock)
    }

    /// Opens a store that cannot be written, as on a full or a protected volume.
    ///
    /// An empty folder is not shown as an empty store then.
    private func openForReading(
        after error: SiteStoreError
    ) throws(RepositoryError) -> JournalStore {
        let opened = JournalStore(folder, lock: nil, identifiers: identifiers, clock: clock)
        do throws(SiteStoreError) {
            try opened.load()
            guard opened.highest > 0 else { throw error }
        } catch {
            throw error.repositoryError
        }
        opened.giveUp(error)
        heardVersion = opened.version
        store = opened
        return opened
    }
}
