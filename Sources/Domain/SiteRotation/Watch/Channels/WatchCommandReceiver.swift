/// The phone's end of the queue from the watch.
public protocol WatchCommandReceiver: Sendable {
    /// What has come and was not finished, in the order in which it was sent; it may have come
    /// before.
    func waiting() async throws(WatchLinkError) -> [WatchArrival<SiteChangeCommand>]

    /// Notes that commands have been answered durably, and need not come again.
    func finish(_ ids: Set<SiteChangeCommand.ID>) async

    /// Says from now on when something may have come.
    func signals() -> AsyncStream<Void>
}
