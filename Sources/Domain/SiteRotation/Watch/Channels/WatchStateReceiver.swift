/// The watch's end of the channel from the phone.
public protocol WatchStateReceiver: Sendable {
    /// The last state; `nil` when none ever arrived. The same one may be returned again, and an
    /// older one after a newer one.
    func latest() async throws(WatchLinkError) -> WatchArrival<WatchState>?

    /// Signals from now on that a state may have arrived.
    func signals() -> AsyncStream<Void>
}
