public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The report for a care team: a period, its contents, and the file.
@MainActor
@Observable
public final class SiteReportViewModel {
    public enum State: Hashable, Sendable {
        case idle
        case making
        case made(SiteReport)
        /// The report is in the file at this URL.
        case written(SiteReport, URL)
        /// There is no report; an earlier file of this name is unchanged.
        case failed(ErrorMessage)
    }

    public private(set) var state: State = .idle
    /// The period and contents of the next report.
    public var request: SiteReport.Request

    private let records: Feed<SiteRecords>
    private let make: any MakeSiteReportUseCaseProtocol
    private let documents: any SiteDocumentStore
    private let dates: any WallClock
    private let display: SiteDisplay

    /// The initial request is for the last 90 days.
    public init(
        records: Feed<SiteRecords>,
        make: any MakeSiteReportUseCaseProtocol,
        documents: any SiteDocumentStore,
        dates: any WallClock,
        display: SiteDisplay
    ) {
        self.records = records
        self.make = make
        self.documents = documents
        self.dates = dates
        self.display = display
        request = SiteReport.Request(to: SiteDay(dates.now, in: display.calendar.timeZone))
    }

    /// The proposed name of the file: `site-rotation-report-2026-01-31.html`.
    public var fileName: String { "site-rotation-report-\(request.to).html" }

    /// The texts of a report.
    public func texts(of report: SiteReport) -> SiteReportAdapter {
        SiteReportAdapter(report, display: display)
    }

    /// Creates the report without a file; ignored while one is being created.
    public func load() async {
        if case .making = state { return }
        state = .making
        guard let report = await report() else { return }
        state = .made(report)
    }

    /// Creates the report and writes it to a file; ignored while one is being created.
    public func write(to url: URL) async {
        if case .making = state { return }
        state = .making
        guard let report = await report() else { return }
        let page = SiteReportHTML(texts(of: report)).text
        do throws(SiteDocumentError) {
            try await documents.write(Array(page.utf8), to: url)
            state = .written(report, url)
        } catch {
            state = .failed(ErrorMessage(error, words: display.words))
        }
    }

    /// The report; `nil` once the state has the reason there is none.
    private func report() async -> SiteReport? {
        await records.load()
        guard let value = records.state.value, records.state.failure == nil else {
            state = records.state.failure.map { .failed($0) } ?? .idle
            return nil
        }
        return await make.execute(value, request, now: dates.now)
    }
}
