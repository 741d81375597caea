import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockEditSiteEntryUseCase: EditSiteEntryUseCaseProtocol {
    public let executing = Stub<SiteEntryEdit, EditedSiteEntry, SiteRotationError>(
        "MockEditSiteEntryUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(_ edit: SiteEntryEdit) async throws(SiteRotationError) -> EditedSiteEntry {
        try await executing(edit)
    }
}
