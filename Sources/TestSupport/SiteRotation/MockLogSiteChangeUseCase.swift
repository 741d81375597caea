import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockLogSiteChangeUseCase: LogSiteChangeUseCaseProtocol {
    public let executing = Stub<SiteChange, LoggedSiteChange, SiteRotationError>(
        "MockLogSiteChangeUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(_ change: SiteChange) async throws(SiteRotationError) -> LoggedSiteChange {
        try await executing(change)
    }
}
