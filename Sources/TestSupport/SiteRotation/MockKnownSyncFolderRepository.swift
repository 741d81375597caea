public import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// The memory of the sync folder, with prepared answers.
public final class MockKnownSyncFolderRepository: KnownSyncFolderRepository {
    public let reading = Stub<Void, KnownSyncFolder?, RepositoryError>(
        "MockKnownSyncFolderRepository.knownSyncFolder"
    )
    public let forgetting = Stub<Void, Void, RepositoryError>(
        "MockKnownSyncFolderRepository.forgetSyncFolder"
    )

    public init() {}

    public func knownSyncFolder() async throws(RepositoryError) -> KnownSyncFolder? {
        try await reading(())
    }

    public func forgetSyncFolder() async throws(RepositoryError) {
        try await forgetting(())
    }
}
