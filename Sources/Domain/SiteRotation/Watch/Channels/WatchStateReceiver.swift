/// The watch's end of the channel from the phone.
public protocol WatchStateReceiver: Sendable {
    /// The last state, if any. A state may be repeated, and an older one may follow a newer one.
    func latest() async throws(WatchLinkError) -> WatchArrival<WatchState>?

    /// Signals each possible arrival of a state.
    func signals() -> AsyncStream<Void>
}
