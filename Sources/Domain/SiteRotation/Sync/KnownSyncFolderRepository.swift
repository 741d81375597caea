public import MomentumDomain

/// What a device remembers of the folder that it syncs with.
public protocol KnownSyncFolderRepository: Sendable {
    /// The folder with which a sync has succeeded; `nil` before that, and after it was forgotten.
    func knownSyncFolder() async throws(RepositoryError) -> KnownSyncFolder?

    /// Ends syncing on this device until a folder is named again; nothing is deleted there.
    ///
    /// - Throws: Why the folder is still known.
    func forgetSyncFolder() async throws(RepositoryError)
}
