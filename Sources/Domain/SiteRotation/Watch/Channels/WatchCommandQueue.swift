/// The watch's end of the queue to the phone: guaranteed and ordered.
///
/// A command stays in it until a state lists its id, so it is delivered at least once, even across
/// restarts.
public protocol WatchCommandQueue: Sendable {
    /// Appends a command to the queue; durable when it returns.
    ///
    /// - Throws: ``WatchLinkError``; ``WatchLinkError/queueFull`` if too many commands are already
    ///   waiting.
    func send(_ command: SiteChangeCommand) async throws(WatchLinkError)

    /// The queued commands, the oldest first.
    func waiting() async throws(WatchLinkError) -> [SiteChangeCommand]

    /// Removes commands from the queue; ignores ids that are not in it.
    func remove(_ ids: Set<SiteChangeCommand.ID>) async throws(WatchLinkError)

    /// Starts the transfer of all queued commands, for example after a restart.
    func resume() async throws(WatchLinkError)
}
