import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockListSiteActionsUseCase: ListSiteActionsUseCaseProtocol {
    public let executing = Stub<Void, [SiteAction], SiteRotationError>(
        "MockListSiteActionsUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute() async throws(SiteRotationError) -> [SiteAction] {
        try await executing(())
    }
}
