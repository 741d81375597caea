import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that answers what a test tells it to, and records what it was asked.
public final class MockEditSiteEntryUseCase: EditSiteEntryUseCaseProtocol {
    public let executing = Stub<SiteEntryEdit, EditedSiteEntry, SiteRotationError>(
        "MockEditSiteEntryUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    /// A use case whose every call has to be prepared.
    public init() {}

    public func execute(_ edit: SiteEntryEdit) async throws(SiteRotationError) -> EditedSiteEntry {
        try await executing(edit)
    }
}
