/// The phone's end of the channel to the watch, in which only the newest state counts.
public protocol WatchStateSender: Sendable {
    /// Hands over a state in place of any that has not arrived yet.
    func send(_ state: WatchState) async throws(WatchLinkError)
}
