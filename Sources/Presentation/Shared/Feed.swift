package import MomentumDomain
public import Observation

/// One value that several screens show: loaded when the first of them asks, then followed.
///
/// Every change reaches every screen through it, without a reload by hand.
@MainActor
@Observable
public final class Feed<Value: Sendable> {
    /// The newest value, or the state of loading it.
    public var state: LoadState<Value, ErrorMessage> { loader.state }

    /// The number of values so far, a cheap test if a screen has the newest.
    public var revision: Int { forgotten + loader.revision }

    /// Another one after ``reset()``, so that late answers reach a loader nobody sees.
    private var loader = Loader<Value>()
    /// The number of values before ``reset()``, so that no number is given twice.
    private var forgotten = 0
    private let fetch: @MainActor (LoadPolicy) async throws -> Value
    private let changes: (@MainActor () -> AsyncStream<Value>)?
    @ObservationIgnored private var following: Task<Void, Never>?

    /// - Parameters:
    ///   - fetch: Reads the current value; any failure is shown, and a cancellation is none.
    ///   - changes: The values after each later change; called once, before the first fetch.
    public init(
        fetch: @escaping @MainActor () async throws -> Value,
        changes: @escaping @MainActor () -> AsyncStream<Value>
    ) {
        self.fetch = { _ in try await fetch() }
        self.changes = changes
    }

    /// Creates a feed whose owner shows all changes; `fetch` also reads what is cached.
    package init(fetch: @escaping @MainActor (LoadPolicy) async throws -> Value) {
        self.fetch = fetch
        changes = nil
    }

    deinit {
        following?.cancel()
    }

    /// Reads the value; overlapping calls share one request.
    public func load() async {
        follow()
        await loader.load(.join) { [fetch] in try await fetch(.networkOnly) }
    }

    /// Reads the value by its own request or `other`; overlapping calls share it.
    ///
    /// Without a policy, a cached value shows at once, and the server's after it.
    package func load(
        _ policy: LoadPolicy?,
        by other: (@MainActor (LoadPolicy) async throws -> Value)? = nil
    ) async {
        let (loader, fetch) = (loader, other ?? fetch)
        if policy == nil, loader.state.value == nil, let cached = try? await fetch(.cacheOnly),
            loader.state.value == nil, !loader.state.isLoading
        {
            loader.show(cached)
        }
        await loader.load(.join) { try await fetch(policy ?? .networkOnly) }
    }

    /// Shows the value with a change, if there is a value.
    package func change(_ body: (inout Value) -> Void) where Value: Equatable {
        guard var value = state.value else { return }
        body(&value)
        if value != state.value { loader.show(value) }
    }

    /// Forgets the value; late answers are dropped.
    package func reset() {
        loader.cancel()
        forgotten = revision
        loader = Loader()
    }

    /// Reads the value unless it is known or on its way.
    public func loadIfNeeded() async {
        guard state.value == nil else { return }
        await load()
    }

    /// Starts before the first fetch, so that no change is lost between the two.
    private func follow() {
        guard following == nil, let changes else { return }
        following = Task { [weak self, values = changes()] in
            for await value in values {
                self?.loader.show(value)
            }
        }
    }
}
