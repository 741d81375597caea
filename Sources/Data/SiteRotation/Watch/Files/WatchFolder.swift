import Foundation
import MomentumData
import MomentumDomain
import MomentumSiteStore

/// A folder of a few files that one process at a time replaces atomically.
actor WatchFolder {
    private let folder: StoreFolder
    private let clock: any Clock<Duration>
    private var lock: FileLock?

    init(_ url: URL) {
        self.init(url, fileSystem: PosixFileSystem(), clock: ContinuousClock())
    }

    init(_ url: URL, fileSystem: any FileSystem, clock: any Clock<Duration>) {
        folder = StoreFolder(url, fileSystem: fileSystem)
        self.clock = clock
    }

    deinit {
        lock?.close()
    }

    /// The bytes of a file; `nil` if it is missing.
    ///
    /// Files change atomically, so no lock is needed.
    nonisolated func read(_ name: String) throws(RepositoryError) -> [UInt8]? {
        do throws(SiteStoreError) {
            return try folder.document(name)
        } catch {
            throw error.repositoryError
        }
    }

    /// The damage of a file, with its path and the remedy, in sentences.
    nonisolated func damage(
        of name: String,
        _ cause: FailureCause,
        remedy: Phrase
    ) -> FailureCause {
        FailureCause(
            domain: cause.domain,
            code: cause.code,
            detail: cause.detail,
            explanation: "The file “\(folder.path(of: name))” was damaged. \(remedy)"
        )
    }

    /// Reads and replaces files under the lock; throws if another process holds it for five
    /// seconds.
    func change<Result: Sendable>(
        _ body: @Sendable (StoreFolder) throws(SiteStoreError) -> Result
    ) async throws(RepositoryError) -> Result {
        try await change { folder, _ throws(SiteStoreError) in try body(folder) }
    }

    /// Runs `body` as ``change(_:)`` does, and passes the identity of the lock, which is another
    /// one in a copy of the folder.
    func change<Result: Sendable>(
        _ body: @Sendable (StoreFolder, FileIdentity) throws(SiteStoreError) -> Result
    ) async throws(RepositoryError) -> Result {
        let lock: FileLock
        do throws(SiteStoreError) {
            lock = try openLock()
        } catch {
            throw error.repositoryError
        }
        try await lock.acquire(clock: clock)
        // Nothing suspends while the lock is held.
        defer { lock.release() }
        do {
            return try body(folder, lock.identity)
        } catch {
            throw error.repositoryError
        }
    }

    private func openLock() throws(SiteStoreError) -> FileLock {
        if let lock, !lock.isReplaced { return lock }
        let opened = try FileLock(
            folder,
            process: ProcessInfo.processInfo.processIdentifier
        )
        lock = opened
        return opened
    }
}
