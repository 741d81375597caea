public import MomentumDomain
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
    public var revision: Int { loader.revision }

    private let loader = Loader<Value>()
    private let fetch: @MainActor () async throws(RepositoryError) -> Value
    private let changes: @MainActor () -> AsyncStream<Value>
    @ObservationIgnored private var following: Task<Void, Never>?

    /// - Parameters:
    ///   - fetch: Reads the current value.
    ///   - changes: The values after each later change; called once, before the first fetch.
    public init(
        fetch: @escaping @MainActor () async throws(RepositoryError) -> Value,
        changes: @escaping @MainActor () -> AsyncStream<Value>
    ) {
        self.fetch = fetch
        self.changes = changes
    }

    deinit {
        following?.cancel()
    }

    /// Reads the value; overlapping calls share one request.
    public func load() async {
        follow()
        await loader.load(.join) { [fetch] in try await fetch() }
    }

    /// Reads the value unless it is known or on its way.
    public func loadIfNeeded() async {
        guard state.value == nil else { return }
        await load()
    }

    /// Starts before the first fetch, so that no change is lost between the two.
    private func follow() {
        guard following == nil else { return }
        following = Task { [weak self, values = changes()] in
            for await value in values {
                self?.loader.show(value)
            }
        }
    }
}
