import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockSwitchSiteLocationsUseCase: SwitchSiteLocationsUseCaseProtocol {
    public let executing = Stub<SiteLocationSwitch, [SiteLocation], SiteRotationError>(
        "MockSwitchSiteLocationsUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        _ switching: SiteLocationSwitch
    ) async throws(SiteRotationError) -> [SiteLocation] {
        try await executing(switching)
    }
}
