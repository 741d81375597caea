public import Foundation
import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The three pages for somebody new; each can be skipped.
@MainActor
@Observable
public final class SiteOnboardingViewModel {
    /// The pages in their order.
    public enum Page: Int, Hashable, Sendable, CaseIterable {
        /// Start, or restore a backup.
        case welcome
        case locations
        case ready
    }

    /// What the screen shows.
    public enum State: Hashable, Sendable {
        case page(Page)
        /// A backup was restored; its report is shown until ``SiteOnboardingViewModel/complete()``.
        case restored(SiteImportReport)
        /// That onboarding is over is being saved.
        case completing
        /// It could not be saved; ``SiteOnboardingViewModel/complete()`` tries again.
        case failed(ErrorMessage)
        case completed
    }

    public private(set) var state: State = .page(.welcome)
    /// The zone switches of the second page.
    public let locations: SiteLocationsViewModel
    /// The import that restores a backup; what is wrong with the file is shown by its own state.
    public let restoring: SiteImportViewModel

    private let saveSettings: any SaveSiteSettingsUseCaseProtocol
    private let display: SiteDisplay

    public init(
        locations: SiteLocationsViewModel,
        restoring: SiteImportViewModel,
        saveSettings: any SaveSiteSettingsUseCaseProtocol,
        display: SiteDisplay
    ) {
        self.locations = locations
        self.restoring = restoring
        self.saveSettings = saveSettings
        self.display = display
    }

    /// The heading of the page and the sentence below it; `nil` when no page is shown.
    public var texts: SiteOnboardingAdapter? {
        page.map { SiteOnboardingAdapter($0, texts: display.texts) }
    }

    /// The page that is shown.
    public var page: Page? {
        if case .page(let page) = state { page } else { nil }
    }

    /// Reads what the pages show; a call while that is running waits for the same answer.
    public func load() async {
        await locations.load()
    }

    /// Goes to the next page; from the last one onboarding is completed.
    ///
    /// Ignored while that is being saved.
    public func next() async {
        guard let page else { return }
        if let next = Page(rawValue: page.rawValue + 1) {
            state = .page(next)
        } else {
            await complete()
        }
    }

    /// Goes back to the page before, if there is one.
    public func back() {
        guard let page, let previous = Page(rawValue: page.rawValue - 1) else { return }
        state = .page(previous)
    }

    /// Reads and checks a backup, on the first page; nothing is changed.
    ///
    /// A later call overtakes this one.
    public func restore(contentsOf url: URL) async {
        guard page == .welcome else { return }
        await restoring.prepare(contentsOf: url, mode: .replace)
    }

    /// Takes over the backup that is previewed; a failed one leaves the page as it is. A second
    /// call while that is running changes nothing.
    public func confirmRestore() async {
        guard page == .welcome else { return }
        await restoring.confirm()
        // Somebody may have skipped the pages meanwhile: what is complete stays so.
        guard page != nil,
            case .imported(let report) = restoring.state, report.restoresEntries
        else { return }
        state = .restored(report)
    }

    /// Ends onboarding: at the end, by skipping the rest, or after a backup was restored. A second
    /// call while that is being saved changes nothing.
    public func complete() async {
        switch state {
        case .completing, .completed: return
        case .page, .restored, .failed: state = .completing
        }
        do throws(RepositoryError) {
            _ = try await saveSettings.execute([.onboardingCompleted(true)])
            state = .completed
        } catch {
            state = error.isCancellation ? .page(.ready) : .failed(ErrorMessage(error))
        }
    }
}
