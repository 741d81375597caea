import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockPreviewSiteUndoUseCase: PreviewSiteUndoUseCaseProtocol {
    public let executing = Stub<SiteUndo, SiteUndoPreview, SiteRotationError>(
        "MockPreviewSiteUndoUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(_ undo: SiteUndo) async throws(SiteRotationError) -> SiteUndoPreview {
        try await executing(undo)
    }
}
