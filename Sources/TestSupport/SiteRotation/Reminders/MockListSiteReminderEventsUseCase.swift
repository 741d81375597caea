public import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockListSiteReminderEventsUseCase: ListSiteReminderEventsUseCaseProtocol {
    public let executing = Stub<Void, [SiteReminderEvent], RepositoryError>(
        "MockListSiteReminderEventsUseCase.execute"
    )

    public init() {}

    public func execute() async throws(RepositoryError) -> [SiteReminderEvent] {
        try await executing(())
    }
}
