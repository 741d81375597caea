/// The watch's endpoint of the channel of states.
public protocol WatchStateReceiver: Sendable {
    /// The last state, if any. A state may be repeated, and an older one may follow a newer one.
    func latest() async throws(WatchLinkError) -> WatchArrival<WatchState>?

    /// Signals each possible arrival of a state.
    func signals() -> AsyncStream<Void>
}
