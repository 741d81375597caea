public import MomentumDomain
public import Observation

/// One value that several screens show: loaded when the first of them asks, then followed. A change
/// that anybody makes reaches every screen through it, without a reload by hand.
@MainActor
@Observable
public final class Feed<Value: Sendable> {
    /// The newest value, or what became of asking for it.
    public var state: LoadState<Value, ErrorMessage> { loader.state }

    /// Counts the values, so that a screen can tell cheaply whether it has seen the newest.
    public var revision: Int { loader.revision }

    private let loader = Loader<Value>()
    private let fetch: @MainActor () async throws(RepositoryError) -> Value
    private let changes: @MainActor () -> AsyncStream<Value>
    @ObservationIgnored private var following: Task<Void, Never>?

    /// - Parameters:
    ///   - fetch: Asks for the value as it is.
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

    /// Asks for the value; calls that overlap share one request.
    public func load() async {
        follow()
        await loader.load(.join) { [fetch] in try await fetch() }
    }

    /// Asks for the value unless one is known or on its way.
    public func loadIfNeeded() async {
        guard state.value == nil else { return }
        await load()
    }

    /// Listens from before the first fetch on, so that no change falls between the two.
    private func follow() {
        guard following == nil else { return }
        following = Task { [weak self, values = changes()] in
            for await value in values {
                self?.loader.show(value)
            }
        }
    }
}
