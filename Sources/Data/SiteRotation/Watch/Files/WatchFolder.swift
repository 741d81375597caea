import Foundation
import MomentumDomain

/// A folder whose few files are replaced as a whole, by one process at a time.
actor WatchFolder {
    private let folder: StoreFolder
    private let pauses: any Clock<Duration>
    private var lock: StoreLock?

    init(_ url: URL) {
        self.init(url, fileSystem: PosixFileSystem(), pauses: ContinuousClock())
    }

    init(_ url: URL, fileSystem: any FileSystem, pauses: any Clock<Duration>) {
        var path = url.path(percentEncoded: false)
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        folder = StoreFolder(path: path, fileSystem: fileSystem)
        self.pauses = pauses
    }

    deinit {
        lock?.close()
    }

    /// The bytes of a file, or `nil` when there is none; nobody has to wait for that, because a
    /// reader finds the old file or the new.
    nonisolated func read(_ name: String) throws(RepositoryError) -> [UInt8]? {
        do throws(SiteStoreError) {
            return try folder.readIfPresent(name)
        } catch {
            throw error.repositoryError
        }
    }

    /// Reads and replaces files while no other process does.
    ///
    /// - Throws: What `body` throws, or that the lock was not to be had for five seconds.
    func change<Result: Sendable>(
        _ body: @Sendable (StoreFolder) throws(SiteStoreError) -> Result
    ) async throws(RepositoryError) -> Result {
        var pause = Duration.milliseconds(1)
        var rest = Duration.seconds(5)
        while true {
            do throws(SiteStoreError) {
                let lock = try openLock()
                // Nothing waits between the lock and its release.
                if try lock.tryAcquire() {
                    defer { lock.release() }
                    return try body(folder)
                }
                guard rest > .zero else { throw .locked(process: lock.holder()) }
            } catch {
                throw error.repositoryError
            }
            do {
                try await pauses.sleep(for: min(pause, rest))
            } catch {
                throw .cancelled
            }
            rest -= pause
            pause = min(pause * 2, .milliseconds(250))
        }
    }

    private func openLock() throws(SiteStoreError) -> StoreLock {
        if let lock { return lock }
        let opened = try StoreLock(
            folder,
            process: ProcessInfo.processInfo.processIdentifier
        )
        lock = opened
        return opened
    }
}
