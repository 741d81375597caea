public import MomentumDomain

/// The rules of a list that is loaded page by page.
///
/// It is a value without tasks, clocks or repositories: it takes events and returns the next step,
/// which ``Paginator`` performs.
public struct Pagination<Item: Identifiable & Sendable, Cursor: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
    /// The action that an event requires of the owner.
    public enum Effect: Hashable, Sendable {
        /// Fetch the page at `cursor` (`nil` is the first page), and return the answer with
        /// `ticket`.
        ///
        /// `count` is the number of rows that a reload still needs; a page may have fewer or more.
        case fetch(cursor: Cursor?, ticket: Int, count: Int? = nil)
    }

    /// The activity of the list, besides showing its items.
    public enum Activity: Hashable, Sendable {
        case idle
        /// The first page, or the rows of a reload, are being fetched; they will replace the items.
        case refreshing
        case loadingMore
        /// The last page failed; ``Pagination/retry()`` fetches it again.
        case failed(ErrorMessage)
    }

    private enum Position: Hashable, Sendable {
        case start
        case cursor(Cursor)
        case end
    }

    /// The request that a retry repeats.
    private enum Repeat: Hashable, Sendable {
        case page(Position)
        case reload
    }

    /// The rows that a reload has read so far.
    private struct Reload: Sendable {
        /// The number of rows to read.
        let count: Int
        /// True if the next page should follow the reloaded rows.
        var wantsMore: Bool
        var items: [Item] = []
        var ids: Set<Item.ID> = []

        /// Adds the rows that are new, and returns them.
        mutating func add(_ page: [Item]) -> [Item] {
            let news = page.filter { ids.insert($0.id).inserted }
            items += news
            return news
        }
    }

    /// The items of all loaded pages, without duplicates.
    public private(set) var items: [Item] = []
    public private(set) var activity: Activity = .idle
    /// The number of items in the whole list, if the latest page included it.
    public private(set) var total: Int?

    /// The distance from the end, in rows, at which an appearing row loads the next page.
    private let distance: Int
    private var ids: Set<Item.ID> = []
    /// The position of the next page; only a received page moves it (P-2).
    private var next: Position = .start
    /// The position of the running request.
    private var requested: Position?
    private var reloading: Reload?
    private var failed: Repeat?
    /// The activity before the running request, restored after a cancellation (L-2).
    private var settled: Activity = .idle
    /// The number of the newest request; answers to older ones are dropped (L-1).
    private var ticket = 0
    private var pagesWithoutNews = 0

    /// Creates an empty list.
    ///
    /// One of the last `distance` rows, at least the last one, loads the next page when it appears.
    public init(distance: Int = 5) {
        self.distance = max(distance, 1)
    }

    /// True if the next page should follow the running reload.
    var wantsMoreLater: Bool { reloading?.wantsMore ?? false }

    /// True if there may be more pages.
    public var hasMore: Bool { next != .end }

    /// Starts over: a running request no longer counts, and the items stay until new ones arrive.
    public mutating func refresh() -> Effect {
        pagesWithoutNews = 0
        reloading = nil
        return fetch(.start, cursor: nil)
    }

    /// Reads all current rows again, because some have changed.
    ///
    /// A running request no longer counts, and the items stay until all new ones have arrived.
    ///
    /// A page that was being fetched is fetched afterwards, below the new rows. A complete list
    /// also continues with one page. Without items it is a refresh.
    public mutating func reload() -> Effect {
        guard !items.isEmpty else { return refresh() }
        pagesWithoutNews = 0
        let wantedMore = reloading?.wantsMore ?? (requested != nil && requested != .start)
        reloading = Reload(count: items.count, wantsMore: wantedMore || next == .end)
        return fetch(.start, cursor: nil)
    }

    /// Fetches the next page; `nil` while one is being fetched or none is left.
    ///
    /// During a reload the page follows it.
    public mutating func loadMore() -> Effect? {
        guard requested == nil else {
            reloading?.wantsMore = true
            return nil
        }
        pagesWithoutNews = 0
        return fetch(next)
    }

    /// Fetches the failed page again; `nil` if none failed.
    public mutating func retry() -> Effect? {
        guard requested == nil, let failed else { return nil }
        switch failed {
        case .reload: return reload()
        case .page(let position):
            pagesWithoutNews = 0
            return fetch(position)
        }
    }

    /// Fetches the next page if the row is near the end of the list.
    ///
    /// A failed page waits for ``retry()``, so that scrolling back and forth does not repeat
    /// requests.
    ///
    /// - Complexity: O(*d*) in the distance.
    public mutating func appeared(_ id: Item.ID) -> Effect? {
        guard activity == .idle || reloading != nil,
            items.suffix(distance).contains(where: { $0.id == id })
        else { return nil }
        return loadMore()
    }

    /// Receives the page that was fetched with `ticket`.
    ///
    /// A page with a cursor but without new rows fetches the next one, because no further row would
    /// appear to do so. This ends after three consecutive pages, because a server could continue
    /// forever.
    public mutating func received(_ page: Page<Item, Cursor>, ticket: Int) -> Effect? {
        guard ticket == self.ticket, let requested else { return nil }
        if reloading != nil { return receivedPart(page) }
        if requested == .start {
            items = []
            ids = []
        }
        let news = page.items.filter { ids.insert($0.id).inserted }
        items += news
        adoptEnd(of: page)
        guard news.isEmpty, pagesWithoutNews < 3 else { return nil }
        pagesWithoutNews += 1
        return fetch(next)
    }

    /// Receives a page of a reload: fetches the missing rows, or replaces the items.
    private mutating func receivedPart(_ page: Page<Item, Cursor>) -> Effect? {
        guard var part = reloading else { return nil }
        reloading = nil
        pagesWithoutNews = part.add(page.items).isEmpty ? pagesWithoutNews + 1 : 0
        if part.items.count < part.count, let cursor = page.next, pagesWithoutNews < 4 {
            reloading = part
            return fetch(.cursor(cursor), cursor: cursor)
        }
        (items, ids) = (part.items, part.ids)
        adoptEnd(of: page)
        pagesWithoutNews = 0
        return part.wantsMore ? fetch(next) : nil
    }

    private mutating func adoptEnd(of page: Page<Item, Cursor>) {
        next = page.next.map(Position.cursor) ?? .end
        total = page.total
        failed = nil
        settle(.idle)
    }

    /// Receives the failure of a page: items and cursor stay unchanged.
    public mutating func failed(_ message: ErrorMessage, ticket: Int) {
        guard ticket == self.ticket, let requested else { return }
        failed = reloading == nil ? .page(requested) : .reload
        reloading = nil
        settle(.failed(message))
    }

    /// Cancels the request with `ticket`, or the running one; this is not a failure.
    public mutating func cancelled(ticket: Int? = nil) {
        guard ticket == nil || ticket == self.ticket, requested != nil else { return }
        reloading = nil
        settle(settled)
        self.ticket += 1
    }

    private mutating func fetch(_ position: Position) -> Effect? {
        switch position {
        case .start: fetch(.start, cursor: nil)
        case .cursor(let cursor): fetch(position, cursor: cursor)
        case .end: nil
        }
    }

    private mutating func fetch(_ position: Position, cursor: Cursor?) -> Effect {
        requested = position
        activity = position == .start || reloading != nil ? .refreshing : .loadingMore
        ticket += 1
        let count = reloading.map { $0.count - $0.items.count }
        return .fetch(cursor: cursor, ticket: ticket, count: count)
    }

    private mutating func settle(_ activity: Activity) {
        requested = nil
        settled = activity
        self.activity = activity
    }
}
