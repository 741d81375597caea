public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The history of all entries, or of those that a filter selects.
@MainActor
@Observable
public final class SiteHistoryViewModel {
    public enum State: Hashable, Sendable {
        case idle
        case loading
        case noEntries
        /// There are entries, but the filter selects none.
        case noMatches
        case showing([SiteEntry])
        /// The records could not be read; there is nothing to show.
        case failed(ErrorMessage)
    }

    /// The filter; changing it changes ``state`` at once.
    public var filter: SiteHistoryFilter

    private let records: Feed<SiteRecords>
    private let dates: any WallClock
    private let display: SiteDisplay
    private let router: any RouterProtocol<SiteRotationRoute>
    @ObservationIgnored private var selected: (key: Key, entries: [SiteEntry])?

    private struct Key: Equatable {
        let revision: Int
        let filter: SiteHistoryFilter
    }

    /// `filter` is the selection at first; its last days count back from now by `dates`.
    public init(
        records: Feed<SiteRecords>,
        filter: SiteHistoryFilter = SiteHistoryFilter(),
        dates: any WallClock,
        display: SiteDisplay,
        router: any RouterProtocol<SiteRotationRoute>
    ) {
        self.records = records
        self.filter = filter
        self.dates = dates
        self.display = display
        self.router = router
    }

    /// The selected entries; they follow every change of the records.
    public var state: State {
        let state = records.state
        if let known = state.value { return entries(of: known) }
        if let failure = state.failure { return .failed(failure) }
        return state.isLoading ? .loading : .idle
    }

    /// The warning about entries in the future, which the list leaves out; `nil` without any.
    public var ahead: SiteAheadAdapter? {
        records.state.value.flatMap { SiteAheadAdapter($0, display: display) }
    }

    /// The failure of the last reload, while older entries are still shown.
    public var failure: ErrorMessage? { records.state.failure }

    /// The locations for the filter, disabled ones included.
    public var locations: [SiteLocation] { records.state.value?.locations ?? [] }

    /// Reads the records; a call while one is running waits for the same answer.
    public func load() async {
        await records.load()
    }

    /// The texts of an entry of this list.
    public func row(_ entry: SiteEntry) -> SiteHistoryRowAdapter {
        SiteHistoryRowAdapter(
            entry,
            location: records.state.value?.location(entry.locationID),
            display: display
        )
    }

    /// Opens the correction of an entry.
    public func correct(_ entry: SiteEntry.ID) { router.push(.entry(entry)) }

    public func openSettings() { router.push(.settings) }

    private func entries(of records: SiteRecords) -> State {
        if records.entries.isEmpty { return .noEntries }
        let key = Key(revision: self.records.revision, filter: filter)
        if selected?.key != key {
            let entries = filter.entries(
                of: records.entries,
                now: dates.now,
                calendar: display.calendar
            )
            selected = (key, entries)
        }
        return selected.map { $0.entries.isEmpty ? .noMatches : .showing($0.entries) } ?? .noMatches
    }
}
