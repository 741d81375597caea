public import MomentumDomain

/// The rules of a list that is loaded page by page. A value without tasks, clocks or repositories:
/// events go in, and what has to be done next comes out. ``Paginator`` does it.
public struct Pagination<Item: Identifiable & Sendable, Cursor: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
    /// What the owner has to do after an event.
    public enum Effect: Hashable, Sendable {
        /// Ask for the page at `cursor`, `nil` being the first, and hand in the answer with
        /// `ticket`.
        case fetch(cursor: Cursor?, ticket: Int)
    }

    /// What the list is doing, beside showing its items.
    public enum Activity: Hashable, Sendable {
        case idle
        /// The first page is on its way; it will replace the items.
        case refreshing
        case loadingMore
        /// The last page did not come; ``Pagination/retry()`` asks for it again.
        case failed(ErrorMessage)
    }

    private enum Position: Hashable, Sendable {
        case start
        case cursor(Cursor)
        case end
    }

    /// The items of all loaded pages, each of them once.
    public private(set) var items: [Item] = []
    /// What the list is doing.
    public private(set) var activity: Activity = .idle

    /// How near to the end a row has to be, for its appearance to load the next page.
    private let distance: Int
    private var ids: Set<Item.ID> = []
    /// Where the list goes on; moved only by a page that came (P-2).
    private var next: Position = .start
    /// What is asked for now.
    private var requested: Position?
    /// What was asked for when it failed.
    private var failed: Position?
    /// What the list did before the running request, to return to when it is given up (L-2).
    private var settled: Activity = .idle
    /// The number of the newest request; answers to older ones are dropped (L-1).
    private var ticket = 0
    private var pagesWithoutNews = 0

    /// Creates an empty list of which nothing is loaded.
    ///
    /// A page is loaded ahead when one of the last `distance` rows appears, and at least when the
    /// very last does.
    public init(distance: Int = 5) {
        self.distance = max(distance, 1)
    }

    /// Whether there may be more than what is loaded.
    public var hasMore: Bool { next != .end }

    /// Starts over: whatever is on its way no longer counts, and the items stay until new ones
    /// come.
    public mutating func refresh() -> Effect {
        pagesWithoutNews = 0
        return fetch(.start, cursor: nil)
    }

    /// Asks for the next page, or for nothing while one is on its way or none is left.
    public mutating func loadMore() -> Effect? {
        guard requested == nil else { return nil }
        pagesWithoutNews = 0
        return fetch(next)
    }

    /// Asks again for the page that failed, or for nothing when none did.
    public mutating func retry() -> Effect? {
        guard requested == nil, let failed else { return nil }
        pagesWithoutNews = 0
        return fetch(failed)
    }

    /// Asks for the next page when the row is near the end of the list.
    ///
    /// A failed page waits for ``retry()``: scrolling to and fro must not ask again and again.
    ///
    /// - Complexity: O(*d*) in the distance.
    public mutating func appeared(_ id: Item.ID) -> Effect? {
        guard activity == .idle, items.suffix(distance).contains(where: { $0.id == id }) else {
            return nil
        }
        return loadMore()
    }

    /// Takes a page that was asked for with `ticket`. A page without a row that is new, but with a
    /// cursor, asks on by itself: nothing more would ever appear. It does so three times in a row,
    /// since a server could go on for ever.
    public mutating func received(_ page: Page<Item, Cursor>, ticket: Int) -> Effect? {
        guard ticket == self.ticket, let requested else { return nil }
        if requested == .start {
            items = []
            ids = []
        }
        let news = page.items.filter { ids.insert($0.id).inserted }
        items += news
        next = page.next.map(Position.cursor) ?? .end
        failed = nil
        settle(.idle)
        guard news.isEmpty, pagesWithoutNews < 3 else { return nil }
        pagesWithoutNews += 1
        return fetch(next)
    }

    /// Notes that the page did not come: items and cursor stay as they are.
    public mutating func failed(_ message: ErrorMessage, ticket: Int) {
        guard ticket == self.ticket, let requested else { return }
        failed = requested
        settle(.failed(message))
    }

    /// Gives up the request with `ticket`, or whichever is running; that is no failure.
    public mutating func cancelled(ticket: Int? = nil) {
        guard ticket == nil || ticket == self.ticket, requested != nil else { return }
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
        activity = position == .start ? .refreshing : .loadingMore
        ticket += 1
        return .fetch(cursor: cursor, ticket: ticket)
    }

    private mutating func settle(_ activity: Activity) {
        requested = nil
        settled = activity
        self.activity = activity
    }
}
