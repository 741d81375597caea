import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that answers what a test tells it to, and records what it was asked.
public final class MockAddSiteZoneUseCase: AddSiteZoneUseCaseProtocol {
    public let executing = Stub<SiteZoneAddition, [SiteLocation], SiteRotationError>(
        "MockAddSiteZoneUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    /// A use case whose every call has to be prepared.
    public init() {}

    public func execute(
        _ addition: SiteZoneAddition
    ) async throws(SiteRotationError) -> [SiteLocation] {
        try await executing(addition)
    }
}
