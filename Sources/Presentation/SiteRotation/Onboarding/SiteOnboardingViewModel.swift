public import Foundation
import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The three pages for a new user; each can be skipped.
@MainActor
@Observable
public final class SiteOnboardingViewModel {
    public enum Page: Int, Hashable, Sendable, CaseIterable {
        /// The start of the tracker, or the restoration of a backup.
        case welcome
        case locations
        case ready
    }

    public enum State: Hashable, Sendable {
        case page(Page)
        /// A table was imported; its report is shown until ``SiteOnboardingViewModel/complete()``.
        case restored(SiteImportReport)
        /// A backup of all records was restored; its report is shown until
        /// ``SiteOnboardingViewModel/complete()``.
        case restoredRecords(SiteRestoreReport)
        /// Saves the completion of the onboarding.
        case completing
        /// The completion could not be saved; ``SiteOnboardingViewModel/complete()`` tries again.
        case failed(ErrorMessage)
        case completed
    }

    public private(set) var state: State = .page(.welcome)
    /// The zone switches of the second page.
    public let locations: SiteLocationsViewModel
    /// The import that restores a table of entries; its own state shows problems of the file.
    public let restoring: SiteImportViewModel
    /// The restoration of a backup of all records; its own state shows problems of the file.
    public let backup: SiteBackupViewModel

    /// The number of the latest file to restore.
    @ObservationIgnored private var newestFile = 0
    private let saveSettings: any SaveSiteSettingsUseCaseProtocol
    private let display: SiteDisplay
    private let router: any RouterProtocol<SiteRotationRoute>

    /// The screen leaves `router` once onboarding is completed.
    public init(
        locations: SiteLocationsViewModel,
        restoring: SiteImportViewModel,
        backup: SiteBackupViewModel,
        saveSettings: any SaveSiteSettingsUseCaseProtocol,
        display: SiteDisplay,
        router: any RouterProtocol<SiteRotationRoute>
    ) {
        self.locations = locations
        self.restoring = restoring
        self.backup = backup
        self.saveSettings = saveSettings
        self.display = display
        self.router = router
    }

    /// The heading of the page and the sentence below it; `nil` if no page is shown.
    public var texts: SiteOnboardingAdapter? {
        page.map { SiteOnboardingAdapter($0, texts: display.texts) }
    }

    public var page: Page? {
        if case .page(let page) = state { page } else { nil }
    }

    /// Reads the data of the pages; concurrent calls share the load.
    public func load() async {
        await locations.load()
    }

    /// Goes to the next page, and completes onboarding after the last; ignored while saving.
    public func next() async {
        guard let page else { return }
        if let next = Page(rawValue: page.rawValue + 1) {
            state = .page(next)
        } else {
            await complete()
        }
    }

    public func back() {
        guard let page, let previous = Page(rawValue: page.rawValue - 1) else { return }
        state = .page(previous)
    }

    /// Reads and checks a table of entries or a backup of all records, on the first page; a later
    /// call replaces this one.
    public func restore(contentsOf url: URL) async {
        guard page == .welcome else { return }
        newestFile += 1
        let file = newestFile
        backup.cancel()
        await restoring.prepare(contentsOf: url, mode: .replace)
        guard file == newestFile, case .refused(let message, _) = restoring.state,
            case .invalidHeader = message.error as? SiteImportError
        else { return }
        await backup.prepare(contentsOf: url, mode: .replace)
        guard file == newestFile else { return }
        if case .refused(let message) = backup.state,
            case .notBackup = message.error as? SiteBackupError
        {
            backup.cancel()
        } else {
            restoring.cancel()
        }
    }

    /// Ends the restoration; ignored while a file is being restored.
    public func cancelRestore() {
        newestFile += 1
        restoring.cancel()
        backup.cancel()
    }

    /// Restores the previewed file, and stays on the page if that fails; ignored while restoring.
    public func confirmRestore() async {
        guard page == .welcome else { return }
        if case .previewing = backup.state {
            await backup.restore()
            guard page != nil, case .restored(let report) = backup.state else { return }
            return state = .restoredRecords(report)
        }
        await restoring.confirm()
        // The user may have skipped the pages meanwhile; a completed state is final.
        guard page != nil,
            case .imported(let report) = restoring.state, report.restoresEntries
        else { return }
        state = .restored(report)
    }

    /// Completes onboarding: at the end, by skipping the rest, or after a restored backup.
    ///
    /// Ignored while the completion is being saved.
    public func complete() async {
        switch state {
        case .completing, .completed: return
        case .page, .restored, .restoredRecords, .failed: state = .completing
        }
        do throws(RepositoryError) {
            _ = try await saveSettings.execute([.onboardingCompleted(true)])
            state = .completed
            router.leave { $0 == .onboarding }
        } catch {
            state =
                error.isCancellation
                ? .page(.ready) : .failed(ErrorMessage(error, words: display.words))
        }
    }
}
