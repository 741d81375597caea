/// The phone's end of the channel to the watch, in which only the newest state counts.
public protocol WatchStateSender: Sendable {
    /// Sends a state, which replaces any state that has not arrived yet.
    func send(_ state: WatchState) async throws(WatchLinkError)
}
