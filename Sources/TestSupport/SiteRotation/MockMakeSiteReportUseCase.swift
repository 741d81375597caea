public import Foundation
public import MomentumSiteRotationDomain
import Synchronization

/// A use case that creates real reports in one calendar, and records the requests.
public final class MockMakeSiteReportUseCase: MakeSiteReportUseCaseProtocol {
    private let calendar: Calendar
    private let made = Mutex<[SiteReport.Request]>([])

    public init(calendar: Calendar) {
        self.calendar = calendar
    }

    /// The requests of all calls so far, oldest first.
    public var requests: [SiteReport.Request] { made.withLock { $0 } }

    public func execute(
        _ records: SiteRecords,
        _ request: SiteReport.Request,
        now: Date
    ) async -> SiteReport {
        made.withLock { $0.append(request) }
        return SiteReport(records, request, made: now, calendar: calendar)
    }
}
