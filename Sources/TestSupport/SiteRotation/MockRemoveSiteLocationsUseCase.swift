import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockRemoveSiteLocationsUseCase: RemoveSiteLocationsUseCaseProtocol {
    public let executing = Stub<SiteLocationRemoval, [SiteLocation], SiteRotationError>(
        "MockRemoveSiteLocationsUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        _ removal: SiteLocationRemoval
    ) async throws(SiteRotationError) -> [SiteLocation] {
        try await executing(removal)
    }
}
