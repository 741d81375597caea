/// The phone's end of the queue from the watch.
public protocol WatchCommandReceiver: Sendable {
    /// The unfinished commands in the order of sending; some may have arrived before.
    func waiting() async throws(WatchLinkError) -> [WatchArrival<SiteChangeCommand>]

    /// Records that commands were answered durably, and need not be delivered again.
    func finish(_ ids: Set<SiteChangeCommand.ID>) async

    /// Signals from now on that a command may have arrived.
    func signals() -> AsyncStream<Void>
}
