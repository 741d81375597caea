public import MomentumDomain

/// Remembers the device's sync folder.
public protocol KnownSyncFolderRepository: Sendable {
    /// The folder of the last successful sync; `nil` before the first, and after it was forgotten.
    func knownSyncFolder() async throws(RepositoryError) -> KnownSyncFolder?

    /// Ends syncing on this device until a folder is named again; deletes nothing in the folder.
    ///
    /// - Throws: The reason the folder is still known.
    func forgetSyncFolder() async throws(RepositoryError)
}
