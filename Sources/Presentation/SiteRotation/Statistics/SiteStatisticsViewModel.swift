public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The statistics, computed anew whenever records or settings change.
@MainActor
@Observable
public final class SiteStatisticsViewModel {
    /// What the screen shows.
    public enum State: Hashable, Sendable {
        case idle
        case loading
        /// There is no entry to count.
        case empty
        /// The newest figures there are; newer ones may be on their way.
        case showing(SiteStatistics)
        /// The records could not be read; there is nothing to show.
        case failed(ErrorMessage)
    }

    private let records: Feed<SiteRecords>
    private let settings: Feed<SiteSettings>
    private let compute: any ComputeSiteStatisticsUseCaseProtocol
    private let display: SiteDisplay
    private let router: any RouterProtocol<SiteRotationRoute>
    private let figures = Loader<SiteStatistics>()
    @ObservationIgnored private var isFollowing = false

    /// - Parameters:
    ///   - records: The records, shared with the other screens.
    ///   - settings: The settings, shared with the other screens.
    ///   - compute: Makes the figures.
    ///   - display: How things are said.
    ///   - router: Where the settings open.
    public init(
        records: Feed<SiteRecords>,
        settings: Feed<SiteSettings>,
        compute: any ComputeSiteStatisticsUseCaseProtocol,
        display: SiteDisplay,
        router: any RouterProtocol<SiteRotationRoute>
    ) {
        self.records = records
        self.settings = settings
        self.compute = compute
        self.display = display
        self.router = router
    }

    /// What is shown; it follows the records and the settings, whoever changes them.
    public var state: State {
        if let known = figures.state.value { return known.isEmpty ? .empty : .showing(known) }
        if let failure { return .failed(failure) }
        let isLoading =
            records.state.isLoading || settings.state.isLoading || figures.state.isLoading
        return isLoading ? .loading : .idle
    }

    /// The newest figures, also those of an empty history.
    public var statistics: SiteStatistics? { figures.state.value }

    /// What went wrong at the last reload, while older figures may still be shown.
    public var failure: ErrorMessage? { records.state.failure ?? settings.state.failure }

    /// The texts of what is shown; `nil` when there is nothing to show.
    public var texts: SiteStatisticsAdapter? {
        guard case .showing(let statistics) = state else { return nil }
        return SiteStatisticsAdapter(statistics, display: display)
    }

    /// Reads records and settings, and computes the figures as of now.
    ///
    /// A call while that is running waits for the same reading, and its figures take the place of
    /// those that are being computed.
    public func load() async {
        async let settings: Void = settings.load()
        await records.load()
        await settings
        if !isFollowing {
            isFollowing = true
            follow()
        }
        await computeNewest()
    }

    /// Opens the settings.
    public func openSettings() { router.push(.settings) }

    /// Waits for the next change of either, without keeping the screen alive.
    private func follow() {
        withObservationTracking {
            _ = (records.revision, settings.revision)
        } onChange: { [weak self] in
            // Announced before the value is set; by the next turn it is.
            Task { @MainActor in
                guard let self else { return }
                self.follow()
                await self.computeNewest()
            }
        }
    }

    /// Figures of older records that arrive late are dropped.
    private func computeNewest() async {
        guard let known = records.state.value, let chosen = settings.state.value else { return }
        await figures.load(.latestWins) { [compute] in
            await compute.execute(known, settings: chosen)
        }
    }
}
