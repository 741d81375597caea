/// The watch's end of the channel from the phone.
public protocol WatchStateReceiver: Sendable {
    /// The last state, if any. The same one may be repeated, and an older one follow a newer one.
    func latest() async throws(WatchLinkError) -> WatchArrival<WatchState>?

    /// Signals from now on that a state may have arrived.
    func signals() -> AsyncStream<Void>
}
