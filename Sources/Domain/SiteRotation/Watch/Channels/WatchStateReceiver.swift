/// The watch's end of the channel from the phone.
public protocol WatchStateReceiver: Sendable {
    /// What came last; `nil` when nothing ever came. The same may be answered again, and an older
    /// one after a newer one.
    func latest() async throws(WatchLinkError) -> WatchArrival<WatchState>?

    /// Says from now on when something may have come.
    func signals() -> AsyncStream<Void>
}
