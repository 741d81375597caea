public import MomentumDomain

/// A use case that answers what a test tells it to, and records what it was asked.
public final class MockUndoSiteChangeUseCase: UndoSiteChangeUseCaseProtocol {
    public let executing = Stub<SiteUndo, UndoneSiteChange, SiteRotationError>(
        "MockUndoSiteChangeUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    /// A use case whose every call has to be prepared.
    public init() {}

    public func execute(_ undo: SiteUndo) async throws(SiteRotationError) -> UndoneSiteChange {
        try await executing(undo)
    }
}
