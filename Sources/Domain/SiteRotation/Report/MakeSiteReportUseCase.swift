public import Foundation

/// Creates the report of a period from a view of the records.
public protocol MakeSiteReportUseCaseProtocol: Sendable {
    /// Creates the report off the caller's actor.
    ///
    /// Calls are independent, and cancellation does not end them.
    func execute(
        _ records: SiteRecords,
        _ request: SiteReport.Request,
        now: Date
    ) async -> SiteReport
}

/// Creates the report of a period on another thread, because a history can be long.
public struct MakeSiteReportUseCase: MakeSiteReportUseCaseProtocol {
    private let calendar: Calendar

    public init(calendar: Calendar) {
        self.calendar = calendar
    }

    @concurrent
    public func execute(
        _ records: SiteRecords,
        _ request: SiteReport.Request,
        now: Date
    ) async -> SiteReport {
        SiteReport(records, request, made: now, calendar: calendar)
    }
}
