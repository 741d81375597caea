import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that answers what a test tells it to, and records what it was asked.
public final class MockLogSiteChangeUseCase: LogSiteChangeUseCaseProtocol {
    public let executing = Stub<SiteChange, LoggedSiteChange, SiteRotationError>(
        "MockLogSiteChangeUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    /// A use case whose every call has to be prepared.
    public init() {}

    public func execute(_ change: SiteChange) async throws(SiteRotationError) -> LoggedSiteChange {
        try await executing(change)
    }
}
