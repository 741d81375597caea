public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The import of a file: reading and checking it, the preview, the confirmation, and one save.
@MainActor
@Observable
public final class SiteImportViewModel {
    public enum State: Hashable, Sendable {
        case idle
        case preparing
        /// The file cannot be imported; the value lists the skipped rows with their reasons.
        case refused(ErrorMessage, skipped: [SiteImportReport.Skip])
        /// The effect of the import; nothing has changed yet.
        case previewing(SiteImportPreview)
        case importing(SiteImportPreview)
        /// Nothing was changed; ``SiteImportViewModel/confirm()`` retries the import.
        case failed(SiteImportPreview, ErrorMessage)
        case imported(SiteImportReport)
    }

    public private(set) var state: State = .idle

    private let prepareImport: any PrepareSiteImportUseCaseProtocol
    private let carryOutImport: any CarryOutSiteImportUseCaseProtocol
    private let dates: any WallClock
    private let words: Words
    @ObservationIgnored private var newest = 0

    public init(
        prepareImport: any PrepareSiteImportUseCaseProtocol,
        carryOutImport: any CarryOutSiteImportUseCaseProtocol,
        dates: any WallClock,
        words: Words = .english
    ) {
        self.prepareImport = prepareImport
        self.carryOutImport = carryOutImport
        self.dates = dates
        self.words = words
    }

    public var canConfirm: Bool {
        switch state {
        case .previewing, .failed: true
        case .idle, .preparing, .refused, .importing, .imported: false
        }
    }

    /// Reads and checks a file; nothing is changed.
    ///
    /// A later call replaces this one, for example if the user chooses another file or mode.
    /// Ignored while an import is running.
    public func prepare(contentsOf url: URL, mode: SiteImport.Mode) async {
        await prepare { now throws(SiteImportError) in
            try await prepareImport.execute(contentsOf: url, mode: mode, now: now)
        }
    }

    /// Reads and checks the content of a file, like ``prepare(contentsOf:mode:)``.
    public func prepare(_ bytes: [UInt8], mode: SiteImport.Mode) async {
        await prepare { now throws(SiteImportError) in
            try await prepareImport.execute(bytes, mode: mode, now: now)
        }
    }

    /// Imports the preview; ignored while an import is running.
    public func confirm() async {
        guard canConfirm, let preview else { return }
        state = .importing(preview)
        do throws(SiteRotationError) {
            state = .imported(try await carryOutImport.execute(preview, now: dates.now))
        } catch {
            state =
                error.isCancellation
                ? .previewing(preview) : .failed(preview, ErrorMessage(error, words: words))
        }
    }

    /// Returns to the beginning without changes; ignored while an import is running.
    public func cancel() {
        if case .importing = state { return }
        newest += 1
        state = .idle
    }

    private var preview: SiteImportPreview? {
        switch state {
        case .previewing(let preview), .importing(let preview), .failed(let preview, _): preview
        case .idle, .preparing, .refused, .imported: nil
        }
    }

    private func prepare(
        _ read: (_ now: Date) async throws(SiteImportError) -> SiteImportPreview
    ) async {
        if case .importing = state { return }
        newest += 1
        let number = newest
        state = .preparing
        let outcome = await outcome(of: read)
        guard number == newest else { return }
        state = outcome
    }

    private func outcome(
        of read: (_ now: Date) async throws(SiteImportError) -> SiteImportPreview
    ) async -> State {
        do throws(SiteImportError) {
            return .previewing(try await read(dates.now))
        } catch {
            return error.isCancellation
                ? .idle : .refused(ErrorMessage(error, words: words), skipped: error.skipped)
        }
    }
}
