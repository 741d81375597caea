public import MomentumDomain
public import Observation

/// One value that several screens share: loaded at the first request, then kept up to date.
///
/// Every change reaches all screens through it, without a manual reload.
@MainActor
@Observable
public final class Feed<Value: Sendable> {
    /// The newest value, or the state of loading it.
    public var state: LoadState<Value, ErrorMessage> { loader.state }

    /// The number of values so far, a cheap test for whether a screen has the newest.
    public var revision: Int { forgotten + loader.revision }

    /// The loader; ``reset()`` replaces it, so that late answers reach one that no screen shows.
    private var loader: Loader<Value>
    /// The number of values before ``reset()``, so that no number repeats.
    private var forgotten = 0
    private let words: Words
    private let fetch: @MainActor (LoadPolicy) async throws -> Value
    private let changes: (@MainActor () -> AsyncStream<Value>)?
    @ObservationIgnored private var following: Task<Void, Never>?

    /// - Parameters:
    ///   - words: The language of failures.
    ///   - fetch: Reads the current value; failures are shown, except cancellation.
    ///   - changes: The values after each later change; called once, before the first fetch.
    public init(
        words: Words = .english,
        fetch: @escaping @MainActor () async throws -> Value,
        changes: @escaping @MainActor () -> AsyncStream<Value>
    ) {
        self.words = words
        loader = Loader(words: words)
        self.fetch = { _ in try await fetch() }
        self.changes = changes
    }

    /// Creates a feed whose owner shows all changes; `fetch` also reads cached values.
    package init(
        words: Words = .english,
        fetch: @escaping @MainActor (LoadPolicy) async throws -> Value
    ) {
        self.words = words
        loader = Loader(words: words)
        self.fetch = fetch
        changes = nil
    }

    deinit {
        following?.cancel()
    }

    /// Reads the value; concurrent calls share one request.
    public func load() async {
        follow()
        await loader.load(.join) { [fetch] in try await fetch(.networkOnly) }
    }

    /// Reads the value by its own request or `other`; concurrent calls share it, unless `reentry`
    /// decides otherwise.
    ///
    /// Without a policy, a cached value is shown at once, followed by the server's.
    package func load(
        _ policy: LoadPolicy?,
        _ reentry: Reentry = .join,
        by other: (@MainActor (LoadPolicy) async throws -> Value)? = nil
    ) async {
        let (loader, fetch) = (loader, other ?? fetch)
        if policy == nil, loader.state.value == nil, let cached = try? await fetch(.cacheOnly),
            loader.state.value == nil, !loader.state.isLoading
        {
            loader.show(cached)
        }
        await loader.load(reentry) { try await fetch(policy ?? .networkOnly) }
    }

    /// Waits for the running load, if any.
    package func wait() async { await loader.wait() }

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
        loader = Loader(words: words)
    }

    /// Reads the value unless it is loaded or being loaded.
    public func loadIfNeeded() async {
        guard state.value == nil else { return }
        await load()
    }

    /// Subscribes before the first fetch, so that no change is missed in between.
    private func follow() {
        guard following == nil, let changes else { return }
        following = Task { [weak self, values = changes()] in
            for await value in values {
                self?.loader.show(value)
            }
        }
    }
}
