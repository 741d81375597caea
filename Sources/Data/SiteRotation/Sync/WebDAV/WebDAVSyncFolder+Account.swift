public import MomentumDomain

extension WebDAVSyncFolder: SiteSyncAccount {
    /// Asks the server for the folder, which need not be there yet.
    public func isSignedIn() async throws(SiteSyncFailure) -> Bool {
        do throws(SiteSyncFailure) {
            _ = try await client.look(at: client.url([], isFolder: true), depth: 0)
            return true
        } catch let failure where failure.ownKind == .noAccount {
            return false
        }
    }
}
