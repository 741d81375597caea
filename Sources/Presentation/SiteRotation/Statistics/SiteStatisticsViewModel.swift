public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The statistics, recomputed after each change of records or settings.
@MainActor
@Observable
public final class SiteStatisticsViewModel {
    public enum State: Hashable, Sendable {
        case idle
        case loading
        case empty
        /// The newest figures; newer ones may be pending.
        case showing(SiteStatistics)
        /// The records were unreadable, and there is nothing to show.
        case failed(ErrorMessage)
    }

    /// The profiles that the figures include; see ``narrow(to:)``.
    public private(set) var profiles = WearProfileFilter.any

    private let records: Feed<SiteRecords>
    private let settings: Feed<SiteSettings>
    private let compute: any ComputeSiteStatisticsUseCaseProtocol
    private let display: SiteDisplay
    private let router: any RouterProtocol<SiteRotationRoute>
    private let figures: Loader<SiteStatistics>
    @ObservationIgnored private var isFollowing = false

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
        figures = Loader(words: display.words)
        self.router = router
    }

    /// The content of the screen; it follows every change of the records and settings.
    public var state: State {
        if let known = figures.state.value { return known.isEmpty ? .empty : .showing(known) }
        if let failure { return .failed(failure) }
        let isLoading =
            records.state.isLoading || settings.state.isLoading || figures.state.isLoading
        return isLoading ? .loading : .idle
    }

    /// The newest figures, including those of an empty history.
    public var statistics: SiteStatistics? { figures.state.value }

    /// The failure of the last reload, while older figures may still be shown.
    public var failure: ErrorMessage? { records.state.failure ?? settings.state.failure }

    /// The texts of the screen; `nil` if there are no figures to show.
    public var texts: SiteStatisticsAdapter? {
        guard case .showing(let statistics) = state else { return nil }
        return SiteStatisticsAdapter(statistics, display: display)
    }

    /// Reads records and settings, and computes the current figures.
    ///
    /// Concurrent calls share the reading, whose figures replace earlier ones.
    public func load() async {
        async let settings: Void = settings.load()
        await records.load()
        await settings
        if !isFollowing {
            isFollowing = true
            follow(
                { _ = ($0.records.revision, $0.settings.revision) },
                { await $0.computeNewest() }
            )
        }
        await computeNewest()
    }

    /// The profiles that the figures can be limited to: those of completed wearings, including
    /// none.
    public private(set) var choices: [WearProfile.ID?] = []

    /// The next selection, for a key that cycles through them: all profiles, then each of
    /// ``choices``.
    public var next: WearProfileFilter {
        let all = [.any] + choices.map(WearProfileFilter.only)
        let position = all.firstIndex(of: profiles) ?? 0
        return all[(position + 1) % all.count]
    }

    /// A heading that names the profile, if the figures cover a single one.
    public var heading: String? {
        guard case .only(let id)? = statistics?.profiles else { return nil }
        let texts = display.texts.profiles
        let profile = records.state.value?.profile(id)
        return id == nil
            ? texts.onlyWithout : texts.only(profile?.name ?? texts.unknown)
    }

    /// The sentence in place of figures if there are none.
    public var nothing: String {
        guard case .only(let id) = profiles else {
            let texts = display.texts.statistics
            let count = records.state.value?.entries.count ?? 0
            return count == 0 ? texts.nothingYet : texts.noneEnabled(count)
        }
        let texts = display.texts.profiles
        let profile = records.state.value?.profile(id)
        return id == nil
            ? texts.nothingWithout : texts.nothingWith(profile?.name ?? texts.unknown)
    }

    /// Shows the figures of other profiles, which are computed before it returns.
    public func narrow(to profiles: WearProfileFilter) async {
        guard profiles != self.profiles else { return }
        self.profiles = profiles
        await computeNewest()
    }

    public func openSettings() { router.push(.settings) }

    /// Computes the figures of the newest values; drops late figures of older records.
    private func computeNewest() async {
        guard let known = records.state.value, let chosen = settings.state.value else { return }
        await figures.load(.latestWins) { [compute, profiles] in
            await compute.execute(known, settings: chosen, profiles: profiles)
        }
        if let shown = figures.state.value, shown.profiles == .any {
            choices = shown.perProfile.map(\.profileID)
        }
    }
}
