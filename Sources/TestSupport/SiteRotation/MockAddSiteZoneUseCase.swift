import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockAddSiteZoneUseCase: AddSiteZoneUseCaseProtocol {
    public let executing = Stub<SiteZoneAddition, [SiteLocation], SiteRotationError>(
        "MockAddSiteZoneUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        _ addition: SiteZoneAddition
    ) async throws(SiteRotationError) -> [SiteLocation] {
        try await executing(addition)
    }
}
