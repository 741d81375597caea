package import MomentumData
package import MomentumDomain

extension FileLock {
    /// The time after which a caller stops waiting for a lock of another process (ST-35).
    private static let patience = Duration.seconds(5)

    /// Opens the lock of a store, held for one transaction or one compaction (ST-35).
    ///
    /// Creates it and its folder if they are missing.
    package init(_ folder: StoreFolder, process: Int32) throws(SiteStoreError) {
        let path = folder.path(of: StoreFolder.lockName)
        do {
            self = try folder.call { fileSystem throws(FileSystemError) in
                try FileLock(opening: path, process: process, in: fileSystem)
            }
        } catch  where error.isMissingFile {
            // A folder of a newer version stays unchanged, so no lock is created in it.
            try StoreContents.checkVersions(of: folder)
            self = try folder.call { fileSystem throws(FileSystemError) in
                try FileLock(making: path, process: process, in: fileSystem)
            }
        }
    }

    /// Takes the lock as soon as no other process holds it.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the caller.
    ///   - clock: The clock that measures the wait.
    ///   - tell: Called once after half a second, with the process that holds the lock, if known.
    /// - Throws: After five seconds, `RepositoryError.unavailable(_:)` with the process that holds
    ///   the lock. `RepositoryError.cancelled` if the task was cancelled.
    package func acquire(
        isolation: isolated (any Actor)? = #isolation,
        clock: any Clock<Duration>,
        telling tell: (_ process: Int32?) -> Void = { _ in }
    ) async throws(RepositoryError) {
        let isHeld: Bool
        do throws(FileSystemError) {
            isHeld = try await wait(atMost: Self.patience, clock: clock, telling: tell)
        } catch {
            throw SiteStoreError.system(error).repositoryError
        }
        guard isHeld || Task.isCancelled else {
            throw SiteStoreError.locked(process: holder()).repositoryError
        }
        guard isHeld else { throw .cancelled }
    }
}
