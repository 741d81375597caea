/// The phone's end of the channel to the watch, in which only the newest state counts.
public protocol WatchStateSender: Sendable {
    /// Passes on a state, which replaces any that has not arrived yet.
    func send(_ state: WatchState) async throws(WatchLinkError)
}
