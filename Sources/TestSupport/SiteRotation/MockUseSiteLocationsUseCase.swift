import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockUseSiteLocationsUseCase: UseSiteLocationsUseCaseProtocol {
    public let executing = Stub<SiteLocationUse, [SiteLocation], SiteRotationError>(
        "MockUseSiteLocationsUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        _ use: SiteLocationUse
    ) async throws(SiteRotationError) -> [SiteLocation] {
        try await executing(use)
    }
}
