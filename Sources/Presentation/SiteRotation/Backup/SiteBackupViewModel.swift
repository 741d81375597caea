public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// A backup of all records to a file, and the restoration of one: check, preview, one save.
@MainActor
@Observable
public final class SiteBackupViewModel {
    public enum State: Hashable, Sendable {
        case idle
        case writing
        /// The backup is at this URL.
        case written(URL)
        /// Nothing was written; an earlier file of this name is unchanged.
        case failed(ErrorMessage)
        /// The backup is being read and checked.
        case preparing
        /// The backup cannot be restored; nothing has changed.
        case refused(ErrorMessage)
        /// The effect of a restore, which has changed nothing yet. The message explains why an
        /// earlier ``SiteBackupViewModel/restore()`` of it saved nothing.
        case previewing(SiteRestorePreview, ErrorMessage?)
        case restoring(SiteRestorePreview)
        case restored(SiteRestoreReport)
    }

    public private(set) var state: State = .idle

    private let changes: SiteBackupChanges
    private let dates: any WallClock
    private let display: SiteDisplay
    @ObservationIgnored private var newest = 0

    public init(changes: SiteBackupChanges, dates: any WallClock, display: SiteDisplay) {
        self.changes = changes
        self.dates = dates
        self.display = display
    }

    /// The proposed name of a file: `site-rotation-backup-2026-01-31.jsonl`.
    public var fileName: String {
        "site-rotation-backup-\(SiteDay(dates.now, in: display.calendar.timeZone)).jsonl"
    }

    /// True while a file is being written, read or restored.
    public var isWorking: Bool {
        switch state {
        case .writing, .preparing, .restoring: true
        case .idle, .written, .failed, .refused, .previewing, .restored: false
        }
    }

    /// Writes a backup; ignored while the screen is working.
    ///
    /// `replacesOthers` agrees to replace a backup with entries that are not among the present
    /// ones, and is needed for streams.
    public func write(to url: URL, replacesOthers: Bool = false) async {
        guard !isWorking else { return }
        state = .writing
        do throws(SiteBackupError) {
            try await changes.writing.execute(to: url, replacesOthers: replacesOthers)
            state = .written(url)
        } catch {
            state =
                error.isCancellation ? .idle : .failed(ErrorMessage(error, words: display.words))
        }
    }

    /// Reads and checks a backup; nothing is changed.
    ///
    /// A later call replaces this one. Ignored while a file is being written or restored.
    public func prepare(contentsOf url: URL, mode: SiteImport.Mode) async {
        if isWorking, state != .preparing { return }
        newest += 1
        let number = newest
        state = .preparing
        let outcome: State
        do throws(SiteBackupError) {
            let preview = try await changes.preparing.execute(
                contentsOf: url,
                mode: mode,
                now: dates.now
            )
            outcome = .previewing(preview, nil)
        } catch {
            outcome =
                error.isCancellation ? .idle : .refused(ErrorMessage(error, words: display.words))
        }
        guard number == newest else { return }
        state = outcome
    }

    /// Restores the previewed backup; ignored without a preview.
    public func restore() async {
        guard case .previewing(let preview, _) = state else { return }
        state = .restoring(preview)
        do throws(SiteRotationError) {
            state = .restored(try await changes.restoring.execute(preview, now: dates.now))
        } catch {
            state = .previewing(
                preview,
                error.isCancellation ? nil : ErrorMessage(error, words: display.words)
            )
        }
    }

    /// Returns to the beginning without changes; ignored while a file is being written or restored.
    public func cancel() {
        if isWorking, state != .preparing { return }
        newest += 1
        state = .idle
    }
}
