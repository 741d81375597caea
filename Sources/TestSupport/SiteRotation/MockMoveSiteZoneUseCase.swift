import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that answers what a test tells it to, and records what it was asked.
public final class MockMoveSiteZoneUseCase: MoveSiteZoneUseCaseProtocol {
    public let executing = Stub<SiteZoneMove, [SiteLocation], SiteRotationError>(
        "MockMoveSiteZoneUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    /// A use case whose every call has to be prepared.
    public init() {}

    public func execute(_ move: SiteZoneMove) async throws(SiteRotationError) -> [SiteLocation] {
        try await executing(move)
    }
}
