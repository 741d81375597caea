public import MomentumDomain
public import Observation

/// Loads a list page by page: performs the steps of ``Pagination``.
///
/// ```swift
/// private let entries: Paginator<SiteEntry, Int>
/// // …
/// entries = Paginator { [history] cursor in try await history.execute(after: cursor) }
/// ```
///
/// Refreshing restarts a running request; loading more has no effect while a page is being fetched.
@MainActor
@Observable
public final class Paginator<Item: Identifiable & Sendable, Cursor: Hashable & Sendable>
where Item.ID: Sendable {
    /// Fetches the page at a cursor (`nil` is the first page), with about `count` rows if the
    /// wanted number is known.
    public typealias Fetch =
        @MainActor (_ cursor: Cursor?, _ count: Int?) async throws -> Page<Item, Cursor>

    public private(set) var list: Pagination<Item, Cursor>

    @ObservationIgnored private let fetch: Fetch
    @ObservationIgnored private let words: Words
    @ObservationIgnored private var running: Task<Void, Never>?

    /// Creates an empty list whose source returns pages of any size.
    ///
    /// For `distance`, see ``Pagination/init(distance:)``.
    public init(distance: Int = 5, words: Words = .english, fetch: @escaping Fetch) {
        list = Pagination(distance: distance)
        self.fetch = fetch
        self.words = words
    }

    /// Creates an empty list whose source chooses the size of its pages.
    public convenience init(
        distance: Int = 5,
        words: Words = .english,
        fetch: @escaping @MainActor (_ cursor: Cursor?) async throws -> Page<Item, Cursor>
    ) {
        self.init(distance: distance, words: words) { cursor, _ in try await fetch(cursor) }
    }

    deinit { running?.cancel() }

    /// Loads the first page again and waits for it; replaces a running request.
    ///
    /// Cancelling the caller cancels the request, here and in the functions below.
    public func refresh() async {
        await start { $0.refresh() }?.cancellableValue
    }

    /// After a change of the source, reads all current rows again, and then replaces them.
    ///
    /// It replaces a running request, whose page then follows the new rows.
    public func reload() async {
        await start { $0.reload() }?.cancellableValue
    }

    /// Loads the next page and waits for it; returns at once while another is being fetched.
    public func loadMore() async {
        await start { $0.loadMore() }?.cancellableValue
    }

    /// Fetches the failed page again, and waits for it.
    public func retry() async {
        await start { $0.retry() }?.cancellableValue
    }

    /// Loads the next page if a row near the end of the list appears.
    /// - Returns: A task that ends when the page has arrived, or at once if none was needed.
    @discardableResult
    public func appeared(_ id: Item.ID) -> Task<Void, Never> {
        let run = start { $0.appeared(id) }
        return Task { await run?.cancellableValue }
    }

    /// Cancels the running request and returns to the previous state.
    public func cancel() {
        running?.cancel()
        running = nil
        list.cancelled()
    }

    private func start(
        _ event: (inout Pagination<Item, Cursor>) -> Pagination<Item, Cursor>.Effect?
    ) -> Task<Void, Never>? {
        // A copy, so that an event without effect does not redraw the list.
        var list = list
        guard let effect = event(&list) else {
            if list.wantsMoreLater != self.list.wantsMoreLater { self.list = list }
            return nil
        }
        self.list = list
        running?.cancel()
        let run = Task { [weak self, fetch] in
            var next = Optional(effect)
            while case .fetch(let cursor, let ticket, let count) = next {
                let answer: Result<Page<Item, Cursor>, any Error>
                do {
                    answer = .success(try await fetch(cursor, count))
                } catch {
                    answer = .failure(error)
                }
                next = self?.receive(
                    Task.isCancelled ? .failure(CancellationError()) : answer,
                    ticket: ticket
                )
            }
        }
        running = run
        return run
    }

    private func receive(
        _ answer: Result<Page<Item, Cursor>, any Error>,
        ticket: Int
    )
        -> Pagination<Item, Cursor>.Effect?
    {
        switch answer {
        case .success(let page):
            return list.received(page, ticket: ticket)
        case .failure(let error) where error.isCancellation:
            list.cancelled(ticket: ticket)
        case .failure(let error):
            list.failed(ErrorMessage(error, words: words), ticket: ticket)
        }
        return nil
    }
}
