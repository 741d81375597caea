public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The export of the history, its details or the locations to a file.
@MainActor
@Observable
public final class SiteExportViewModel {
    public enum State: Hashable, Sendable {
        case idle
        case writing
        /// The file is at this URL.
        case written(URL)
        /// Nothing was written; an earlier file of this name is unchanged.
        case failed(ErrorMessage)
    }

    public private(set) var state: State = .idle
    /// The contents of the next file.
    public var request = SiteExportRequest()

    private let export: any ExportSiteRecordsUseCaseProtocol
    private let dates: any WallClock
    private let display: SiteDisplay

    public init(
        export: any ExportSiteRecordsUseCaseProtocol,
        dates: any WallClock,
        display: SiteDisplay
    ) {
        self.export = export
        self.dates = dates
        self.display = display
    }

    /// The proposed name of the file.
    public var fileName: String {
        request.fileName(on: dates.now, in: display.calendar.timeZone)
    }

    /// Writes the file; ignored while a write is running.
    public func write(to url: URL) async {
        if case .writing = state { return }
        state = .writing
        do throws(SiteExportError) {
            try await export.execute(request, to: url)
            state = .written(url)
        } catch {
            state =
                error.isCancellation ? .idle : .failed(ErrorMessage(error, words: display.words))
        }
    }
}
