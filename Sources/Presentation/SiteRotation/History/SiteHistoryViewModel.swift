import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The history of all entries, or of those that a filter selects, page by page.
@MainActor
@Observable
public final class SiteHistoryViewModel {
    public enum State: Hashable, Sendable {
        case idle
        case loading
        case noEntries
        /// There are entries, but the filter selects none.
        case noMatches
        /// The rows are in ``SiteHistoryViewModel/list``.
        case showing
        /// The records were unreadable, and there is nothing to show.
        case failed(ErrorMessage)
    }

    public typealias List = Pagination<SiteEntry, SiteHistoryCursor>

    /// The filter of the list; see ``select(_:)``.
    public private(set) var filter: SiteHistoryFilter

    private let records: Feed<SiteRecords>
    private let loadHistory: any LoadSiteHistoryUseCaseProtocol
    private let display: SiteDisplay
    private let router: any RouterProtocol<SiteRotationRoute>
    /// The current list; ``select(_:)`` replaces it, so that late pages reach one that no screen
    /// shows.
    private var pages: Paginator<SiteEntry, SiteHistoryCursor>
    /// The number of running calls that will show a first page.
    private var loads = 0
    @ObservationIgnored private var isFollowing = false
    /// The reading of the list after each revision of the records.
    @ObservationIgnored private let reading = SharedWork<Int, Void>(cancelled: ())

    /// `filter` is the initial selection.
    public init(
        records: Feed<SiteRecords>,
        filter: SiteHistoryFilter = SiteHistoryFilter(),
        loadHistory: any LoadSiteHistoryUseCaseProtocol,
        display: SiteDisplay,
        router: any RouterProtocol<SiteRotationRoute>
    ) {
        self.records = records
        self.filter = filter
        self.loadHistory = loadHistory
        self.display = display
        self.router = router
        pages = Self.pages(of: filter, by: loadHistory, words: display.words)
    }

    /// The content of the screen; it follows every change of the records.
    public var state: State {
        if !list.items.isEmpty { return .showing }
        guard list.hasMore else {
            let hasEntries = records.state.value.map { !$0.entries.isEmpty } ?? false
            return hasEntries && !filter.isEmpty ? .noMatches : .noEntries
        }
        if loads > 0 || records.state.isLoading || list.activity == .refreshing { return .loading }
        return failure.map(State.failed) ?? .idle
    }

    /// The rows, latest start first, and the activity of the list.
    public var list: List { pages.list }

    /// The number of entries that the filter selects; `nil` while unknown, as for a place combined
    /// with a range.
    public var total: Int? { list.total }

    /// The warning about future entries, which the list excludes; `nil` if there are none.
    public var ahead: SiteAheadAdapter? {
        records.state.value.flatMap { SiteAheadAdapter($0, display: display) }
    }

    /// The failure of the last reading, while older rows may still be shown.
    public var failure: ErrorMessage? {
        if let failure = records.state.failure { return failure }
        guard case .failed(let message) = list.activity else { return nil }
        return message
    }

    /// The locations for the filter, including disabled ones.
    public var locations: [SiteLocation] { records.state.value?.locations ?? [] }

    /// Reads the records and rows, initially one page; concurrent calls share the load.
    public func load() async {
        loads += 1
        defer { loads -= 1 }
        await records.load()
        // This also runs after a failure: another screen may then read the records.
        if !isFollowing {
            isFollowing = true
            follow({ _ = $0.records.revision }, { await $0.reload() })
        }
        guard isRead, !Task.isCancelled else { return }
        await reload()
    }

    /// Shows another selection from its first page; the former rows disappear at once.
    ///
    /// - Returns: A task that ends when the page has arrived.
    @discardableResult
    public func select(_ filter: SiteHistoryFilter) -> Task<Void, Never> {
        guard filter != self.filter else { return Task {} }
        self.filter = filter
        // Otherwise a search through a long history would continue for a list that no screen shows.
        self.pages.cancel()
        let pages = Self.pages(of: filter, by: loadHistory, words: display.words)
        self.pages = pages
        guard isFollowing, isRead else { return Task {} }
        loads += 1
        return Task {
            await pages.refresh()
            loads -= 1
        }
    }

    /// Loads the next page if a row near the end of the list appears.
    /// - Returns: A task that ends when the page has arrived, or at once if none was needed.
    @discardableResult
    public func appeared(_ id: SiteEntry.ID) -> Task<Void, Never> { pages.appeared(id) }

    /// Loads the next page and waits for it; returns at once while another is being fetched.
    public func loadMore() async { await pages.loadMore() }

    /// Reads again after a failure.
    public func retry() async {
        if case .failed = list.activity, isRead { await pages.retry() } else { await load() }
    }

    /// The texts of an entry of this list.
    public func row(_ entry: SiteEntry) -> SiteHistoryRowAdapter {
        SiteHistoryRowAdapter(
            entry,
            location: records.state.value?.location(entry.locationID),
            profile: records.state.value?.profile(entry.profileID),
            display: display
        )
    }

    /// Opens the correction of an entry.
    public func correct(_ entry: SiteEntry.ID) { router.push(.entry(entry)) }

    public func openSettings() { router.push(.settings) }

    private var isRead: Bool { records.state.value != nil && records.state.failure == nil }

    private static func pages(
        of filter: SiteHistoryFilter,
        by loadHistory: any LoadSiteHistoryUseCaseProtocol,
        words: Words
    ) -> Paginator<SiteEntry, SiteHistoryCursor> {
        Paginator(words: words) { cursor, count in
            // A short list that grows is read up to a full first page.
            let limit = max(count ?? 0, SiteHistoryRequest.usualLimit)
            return try await loadHistory.execute(filter, after: cursor, limit: limit)
        }
    }

    /// Reads the list again for the current revision of the records, once for all concurrent calls.
    private func reload() async {
        await reading.share(records.revision) { @MainActor [pages] in await pages.reload() }
    }
}
