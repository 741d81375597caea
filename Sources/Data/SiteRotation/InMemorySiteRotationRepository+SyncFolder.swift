public import MomentumDomain

/// Records in memory are synced with nothing.
extension InMemorySiteRotationRepository: KnownSyncFolderRepository {
    public func knownSyncFolder() -> KnownSyncFolder? { nil }

    public func forgetSyncFolder() {}
}
