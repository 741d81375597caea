/// The watch's end of the queue to the phone: guaranteed and in order. A command is in it until a
/// state has listed its id, so it is delivered at least once, over unreachability and restarts.
public protocol WatchCommandQueue: Sendable {
    /// Puts a command at the end of the queue; it is durable when this returns.
    ///
    /// - Throws: Why it cannot be queued at all; ``WatchLinkError/queueFull`` when too many wait
    ///   already.
    func send(_ command: SiteChangeCommand) async throws(WatchLinkError)

    /// What is in the queue, the oldest first.
    func waiting() async throws(WatchLinkError) -> [SiteChangeCommand]

    /// Takes commands out of the queue; those that are not in it are no error.
    func remove(_ ids: Set<SiteChangeCommand.ID>) async throws(WatchLinkError)

    /// Sees to it that all that is in the queue is on its way, as after a restart.
    func resume() async throws(WatchLinkError)
}
