import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockUndoSiteChangeUseCase: UndoSiteChangeUseCaseProtocol {
    public let executing = Stub<SiteUndo, UndoneSiteChange, SiteRotationError>(
        "MockUndoSiteChangeUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(_ undo: SiteUndo) async throws(SiteRotationError) -> UndoneSiteChange {
        try await executing(undo)
    }
}
