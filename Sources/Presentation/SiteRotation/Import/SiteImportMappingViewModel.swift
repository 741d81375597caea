public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The import of any program's table: its questions, the preview, and one save.
@MainActor
@Observable
public final class SiteImportMappingViewModel {
    public enum State: Hashable, Sendable {
        case idle
        case reading
        /// The file cannot be imported; the value lists the skipped rows with their reasons.
        case refused(ErrorMessage, skipped: [SiteImportReport.Skip])
        /// All open questions; ``SiteImportMappingViewModel/answer(_:)`` reads the file again.
        case asking([SiteSheetQuestion], SiteSheetMapping)
        /// The effect of the import; nothing has changed yet. The mapping is `nil` for the suite's
        /// own files.
        case previewing(SiteImportPreview, SiteSheetMapping?)
        case importing(SiteImportPreview, SiteSheetMapping?)
        /// Nothing was changed; ``SiteImportMappingViewModel/confirm()`` retries the import.
        case failed(SiteImportPreview, SiteSheetMapping?, ErrorMessage)
        case imported(SiteImportReport)
    }

    public private(set) var state: State = .idle
    /// The answers so far.
    public private(set) var answers = SiteSheetAnswers()

    private let mapImport: any MapSiteImportUseCaseProtocol
    private let carryOutImport: any CarryOutSiteImportUseCaseProtocol
    private let dates: any WallClock
    private let words: Words
    @ObservationIgnored private var file: (url: URL, mode: SiteImport.Mode)?
    @ObservationIgnored private var newest = 0

    public init(
        mapImport: any MapSiteImportUseCaseProtocol,
        carryOutImport: any CarryOutSiteImportUseCaseProtocol,
        dates: any WallClock,
        words: Words = .english
    ) {
        self.mapImport = mapImport
        self.carryOutImport = carryOutImport
        self.dates = dates
        self.words = words
    }

    public var canConfirm: Bool {
        switch state {
        case .previewing, .failed: true
        case .idle, .reading, .refused, .asking, .importing, .imported: false
        }
    }

    /// Reads a file; nothing is changed.
    ///
    /// Answers for another file are forgotten. A later call replaces this one. Ignored while an
    /// import is running.
    public func read(contentsOf url: URL, mode: SiteImport.Mode) async {
        if case .importing = state { return }
        if file?.url != url { answers = SiteSheetAnswers() }
        file = (url, mode)
        await read()
    }

    /// Applies answers and reads the file again; ignored before there is a file.
    public func answer(_ change: (inout SiteSheetAnswers) -> Void) async {
        if case .importing = state { return }
        change(&answers)
        await read()
    }

    /// Imports the preview; ignored while an import is running.
    public func confirm() async {
        guard canConfirm, let (preview, mapping) = preview else { return }
        state = .importing(preview, mapping)
        do throws(SiteRotationError) {
            state = .imported(try await carryOutImport.execute(preview, now: dates.now))
        } catch {
            state =
                error.isCancellation
                ? .previewing(preview, mapping)
                : .failed(preview, mapping, ErrorMessage(error, words: words))
        }
    }

    /// Returns to the beginning without changes; ignored while an import is running.
    public func cancel() {
        if case .importing = state { return }
        newest += 1
        answers = SiteSheetAnswers()
        file = nil
        state = .idle
    }

    private var preview: (SiteImportPreview, SiteSheetMapping?)? {
        switch state {
        case .previewing(let preview, let mapping), .importing(let preview, let mapping),
            .failed(let preview, let mapping, _):
            (preview, mapping)
        case .idle, .reading, .refused, .asking, .imported: nil
        }
    }

    private func read() async {
        guard let file else { return }
        newest += 1
        let number = newest
        state = .reading
        let outcome: State
        do throws(SiteImportError) {
            let mapped = try await mapImport.execute(
                contentsOf: file.url,
                answers: answers,
                mode: file.mode,
                now: dates.now
            )
            outcome =
                switch mapped {
                case .asking(let questions, let mapping): .asking(questions, mapping)
                case .previewing(let preview, let mapping): .previewing(preview, mapping)
                }
        } catch {
            outcome =
                error.isCancellation
                ? .idle : .refused(ErrorMessage(error, words: words), skipped: error.skipped)
        }
        guard number == newest else { return }
        state = outcome
    }
}
