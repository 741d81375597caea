import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that answers what a test tells it to, and records what it was asked.
public final class MockRemoveSiteLocationsUseCase: RemoveSiteLocationsUseCaseProtocol {
    public let executing = Stub<SiteLocationRemoval, [SiteLocation], SiteRotationError>(
        "MockRemoveSiteLocationsUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    /// A use case whose every call has to be prepared.
    public init() {}

    public func execute(
        _ removal: SiteLocationRemoval
    ) async throws(SiteRotationError) -> [SiteLocation] {
        try await executing(removal)
    }
}
