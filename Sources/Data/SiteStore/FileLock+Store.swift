package import MomentumData
package import MomentumDomain

extension FileLock {
    /// The time after which a waiting caller gives up if another process holds the lock (ST-35).
    private static let patience = Duration.seconds(5)

    /// Opens the lock of a store, held for one transaction or one compaction (ST-35); creates it
    /// and its folder if they are missing.
    package init(_ folder: StoreFolder, process: Int32) throws(SiteStoreError) {
        let path = folder.path(of: StoreFolder.lockName)
        do {
            self = try folder.call { fileSystem throws(FileSystemError) in
                try FileLock(opening: path, process: process, in: fileSystem)
            }
        } catch  where error.isMissingFile {
            // A folder of a newer version is left as it is, so nothing is made in it.
            try StoreContents.checkVersions(of: folder)
            self = try folder.call { fileSystem throws(FileSystemError) in
                try FileLock(making: path, process: process, in: fileSystem)
            }
        }
    }

    /// Takes the lock as soon as no other process has it.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the caller.
    ///   - clock: The clock to wait by.
    ///   - tell: Called once after half a second, with the process that holds the lock if known.
    /// - Throws: `RepositoryError.unavailable(_:)` with the process that holds the lock after five
    ///   seconds, or `RepositoryError.cancelled`.
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
