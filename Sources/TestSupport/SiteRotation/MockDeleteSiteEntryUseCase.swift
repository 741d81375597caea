import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockDeleteSiteEntryUseCase: DeleteSiteEntryUseCaseProtocol {
    public let executing = Stub<SiteEntryDeletion, [SiteEntry], SiteRotationError>(
        "MockDeleteSiteEntryUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        _ deletion: SiteEntryDeletion
    ) async throws(SiteRotationError) -> [SiteEntry] {
        try await executing(deletion)
    }
}
