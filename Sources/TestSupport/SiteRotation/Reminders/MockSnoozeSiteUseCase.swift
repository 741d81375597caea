public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockSnoozeSiteUseCase: SnoozeSiteUseCaseProtocol {
    public let executing = Stub<SiteSnooze, Date?, SiteRotationError>(
        "MockSnoozeSiteUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(_ snooze: SiteSnooze) async throws(SiteRotationError) -> Date? {
        try await executing(snooze)
    }
}
