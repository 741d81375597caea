import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that answers what a test tells it to, and records what it was asked.
public final class MockDeleteSiteEntryUseCase: DeleteSiteEntryUseCaseProtocol {
    public let executing = Stub<SiteEntryDeletion, [SiteEntry], SiteRotationError>(
        "MockDeleteSiteEntryUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    /// A use case whose every call has to be prepared.
    public init() {}

    public func execute(
        _ deletion: SiteEntryDeletion
    ) async throws(SiteRotationError) -> [SiteEntry] {
        try await executing(deletion)
    }
}
