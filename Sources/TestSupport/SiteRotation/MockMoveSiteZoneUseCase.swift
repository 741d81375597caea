import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockMoveSiteZoneUseCase: MoveSiteZoneUseCaseProtocol {
    public let executing = Stub<SiteZoneMove, [SiteLocation], SiteRotationError>(
        "MockMoveSiteZoneUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(_ move: SiteZoneMove) async throws(SiteRotationError) -> [SiteLocation] {
        try await executing(move)
    }
}
