public import Foundation
import MomentumData
public import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumSiteStore

/// Records in the files of a folder: durable once a call returns, and safe from crashes.
///
/// Several processes may use one folder at once. `Docs/Formats/Store.md` describes the files.
public actor FileSiteRotationRepository: SiteRotationRepository {
    private let folder: StoreFolder
    private let identifiers: any IdentifierSource
    private let dates: any WallClock
    private let clock: any Clock<Duration>
    private let process: Int32
    private let onWait: @Sendable (_ process: Int32?) -> Void
    private let alarm: ViewAlarm
    private let ticks: Ticks
    private let broadcast = Broadcast<SiteRecords>()
    private var store: JournalStore?
    private var heardVersion = 0
    /// The stamps of the files at the last poll.
    private var heardFiles: [FileStamp?] = []
    let troubles = Broadcast<SiteRecordsTrouble?>()
    private var heardTrouble: SiteRecordsTrouble?

    /// Creates a repository; it opens no file before its first use.
    ///
    /// - Parameters:
    ///   - folder: The folder of the files; it need not exist yet.
    ///   - identifiers: The source of ids for a new store and its replica.
    ///   - dates: The clock that dates the files; the operations date the records.
    ///   - onWait: Called when a call waits for another process, with its number if known. A call
    ///     waits for at most five seconds.
    public init(
        folder: URL,
        identifiers: any IdentifierSource,
        dates: any WallClock,
        onWait: @escaping @Sendable (_ process: Int32?) -> Void = { _ in }
    ) {
        self.init(
            folder: folder,
            identifiers: identifiers,
            dates: dates,
            clock: ContinuousClock(),
            fileSystem: PosixFileSystem(),
            onWait: onWait
        )
    }

    init(
        folder: URL,
        identifiers: any IdentifierSource,
        dates: any WallClock,
        clock: any Clock<Duration>,
        fileSystem: any FileSystem,
        onWait: @escaping @Sendable (_ process: Int32?) -> Void = { _ in }
    ) {
        self.onWait = onWait
        self.folder = StoreFolder(folder, fileSystem: fileSystem)
        self.identifiers = identifiers
        self.dates = dates
        self.clock = clock
        alarm = ViewAlarm(dates: dates, clock: clock)
        ticks = Ticks(clock: clock)
        process = ProcessInfo.processInfo.processIdentifier
    }

    public func records() async throws(RepositoryError) -> SiteRecords {
        let store = try openStore()
        // Listeners receive the findings even if the rest is unreadable.
        defer { sendNews(of: store) }
        do {
            try store.catchUp(isLocked: false)
        } catch {
            throw error.repositoryError
        }
        store.look(at: dates.now)
        return store.view
    }

    @discardableResult
    public func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        let (store, lock): (JournalStore, FileLock)
        do throws(RepositoryError) {
            (store, lock) = try await lockedStore()
        } catch {
            throw .repository(error)
        }
        // Nothing suspends while the lock is held.
        defer { lock.release() }
        do throws(SiteStoreError) {
            if store.failure != nil { try store.reopen() }
        } catch {
            throw .repository(error.repositoryError)
        }
        defer { sendNews(of: store) }
        return try store.perform(operations, at: now)
    }

    public func preview(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        let store: JournalStore
        do throws(RepositoryError) {
            _ = try await records()
            store = try openStore()
        } catch {
            throw .repository(error)
        }
        return try store.preview(operations, at: now)
    }

    public func actions() async throws(RepositoryError) -> [SiteAction] {
        _ = try await records()
        let store = try openStore()
        do {
            return try store.changes()
        } catch {
            throw error.repositoryError
        }
    }

    public func writeTimes(
        of ids: [SiteEntry.ID]
    ) async throws(RepositoryError) -> SiteWriteTimes {
        _ = try await records()
        return try openStore().state.writeTimes(of: ids)
    }

    public nonisolated func changes() -> AsyncStream<SiteRecords> {
        ticks.values(of: broadcast) { [weak self] in
            guard let self else { return false }
            await look()
            return true
        }
    }

    /// Reports changes of other processes to listeners; reads only if the stamps are new.
    private func look() {
        guard let store = presentStore else {
            // Nothing to compare with: a listener may have failed to read the records.
            guard let opened = try? openStore() else { return }
            sendNews(of: opened)
            return broadcast.send(opened.view)
        }
        let stamps = store.watchedPaths.map { FileStamp($0) }
        guard stamps != heardFiles else { return }
        defer { sendNews(of: store) }
        // The next poll retries a failed reading, and the next reader gets its error.
        guard (try? store.catchUp(isLocked: false)) != nil else { return }
        heardFiles = stamps
    }

    /// The findings from opening the store, to show unless clean; throws like ``records()``.
    public func report() async throws(RepositoryError) -> SiteStoreFiles.Report {
        try openStore().report
    }

    /// Records that the user has seen the damage in the report, which is then not listed again.
    ///
    /// - Throws: `RepositoryError.unavailable` if the note cannot be written.
    public func acknowledgeDamage() async throws(RepositoryError) {
        try await withStore { store throws(SiteStoreError) in try store.acknowledgeDamage() }
    }

    /// Runs `body` on the current state of the store, under its lock and without suspension.
    ///
    /// - Throws: The error of the body, or the reason the store is unreadable or not writable.
    func withStore<Result>(
        _ body: @Sendable (JournalStore) throws(SiteStoreError) -> Result
    ) async throws(RepositoryError) -> Result {
        let (store, lock) = try await lockedStore()
        defer { lock.release() }
        defer { sendNews(of: store) }
        do throws(SiteStoreError) {
            if store.failure != nil { try store.reopen() }
            // A process that begins a new journal no longer reads older ones. So this reads them
            // completely first.
            try store.catchUp(isLocked: true)
            return try body(store)
        } catch {
            throw error.repositoryError
        }
    }

    private func sendNews(of store: JournalStore) {
        store.look(at: dates.now)
        alarm.set(store.nextDue) { [weak self] in await self?.wake() }
        let trouble = store.trouble
        if trouble != heardTrouble {
            heardTrouble = trouble
            troubles.send(trouble)
        }
        guard store.version != heardVersion else { return }
        heardVersion = store.version
        broadcast.send(store.view)
    }

    /// Notifies listeners of entries that have become due.
    private func wake() {
        if let store { sendNews(of: store) }
    }

    /// Opens the store without the lock and without changes (ST-37); the first write repairs it.
    func openStore() throws(RepositoryError) -> JournalStore {
        if let presentStore { return presentStore }
        let opened: JournalStore
        do throws(SiteStoreError) {
            opened = try makeStore()
            // A journal alone may be write-protected, too.
            try opened.load()
        } catch  where error.forbidsWriting {
            return try openForReading(after: error)
        } catch {
            throw error.repositoryError
        }
        adopt(opened)
        return opened
    }

    /// The open store, unless another folder has taken the place of its folder.
    private var presentStore: JournalStore? { store?.lock?.isReplaced == true ? nil : store }

    private func adopt(_ opened: JournalStore) {
        // Listeners have the records of the store that this one replaces.
        heardVersion = store == nil ? opened.version : .min
        store = opened
    }

    /// The store with its lock held, which the caller releases.
    private func lockedStore() async throws(RepositoryError) -> (JournalStore, FileLock) {
        var isSecond = false
        while true {
            let store = try await writableStore()
            guard let lock = store.lock else { throw store.readOnlyError }
            try await lock.acquire(clock: clock, telling: onWait)
            // The folder may have been replaced during the wait. Volumes that number a file anew
            // each time are used as they are.
            guard lock.isReplaced, !isSecond else { return (store, lock) }
            lock.release()
            isSecond = true
        }
    }

    /// The store with its lock; reopens a store that was read-only because it could not be written.
    private func writableStore() async throws(RepositoryError) -> JournalStore {
        if let presentStore, presentStore.lock != nil { return presentStore }
        let opened: JournalStore
        do throws(SiteStoreError) {
            opened = try makeStore()
        } catch  where error.forbidsWriting {
            return try openForReading(after: error)
        } catch {
            throw error.repositoryError
        }
        guard let lock = opened.lock else { return opened }
        try await lock.acquire(clock: clock, telling: onWait)
        defer { lock.release() }
        // Another call may have opened it during the wait.
        if let presentStore, presentStore.lock != nil { return presentStore }
        do {
            try opened.loadAndRecover()
        } catch  where error.forbidsWriting {
            return try openForReading(after: error)
        } catch {
            throw error.repositoryError
        }
        adopt(opened)
        return opened
    }

    /// A store whose files are not read yet; creates its folder and its lock if they are missing.
    private func makeStore() throws(SiteStoreError) -> JournalStore {
        let lock = try FileLock(folder, process: process)
        return JournalStore(folder, lock: lock, identifiers: identifiers, dates: dates)
    }

    /// Opens a store that cannot be written, as on a full volume; throws for an empty folder.
    private func openForReading(
        after error: SiteStoreError
    ) throws(RepositoryError) -> JournalStore {
        let opened = JournalStore(folder, lock: nil, identifiers: identifiers, dates: dates)
        do throws(SiteStoreError) {
            try opened.load()
            guard opened.highest > 0 else { throw error }
        } catch {
            throw error.repositoryError
        }
        opened.giveUp(error)
        adopt(opened)
        return opened
    }
}
