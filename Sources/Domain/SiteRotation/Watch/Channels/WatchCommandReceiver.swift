/// The phone's endpoint of the queue of commands.
public protocol WatchCommandReceiver: Sendable {
    /// The unfinished commands in the order of sending; some may have arrived earlier.
    func waiting() async throws(WatchLinkError) -> [WatchArrival<SiteChangeCommand>]

    /// Records that commands were answered durably, so that they need not be delivered again.
    func finish(_ ids: Set<SiteChangeCommand.ID>) async

    /// Signals each possible arrival of a command.
    func signals() -> AsyncStream<Void>
}
