/// The watch's end of the queue to the phone: guaranteed and in order.
///
/// A command stays in it until a state lists its id: it is delivered at least once, over restarts.
public protocol WatchCommandQueue: Sendable {
    /// Appends a command to the queue; it is durable when this returns.
    ///
    /// - Throws: ``WatchLinkError``; ``WatchLinkError/queueFull`` when too many wait already.
    func send(_ command: SiteChangeCommand) async throws(WatchLinkError)

    /// The queued commands, the oldest first.
    func waiting() async throws(WatchLinkError) -> [SiteChangeCommand]

    /// Removes commands from the queue; ids that are not in it are ignored.
    func remove(_ ids: Set<SiteChangeCommand.ID>) async throws(WatchLinkError)

    /// Starts the transfer of all queued commands, as after a restart.
    func resume() async throws(WatchLinkError)
}
