/// The watch's end of the queue to the phone: guaranteed and ordered.
///
/// A command stays in it until a state lists its id, so it is delivered at least once, even across
/// restarts. A refused command leaves a refusal, which stays until the wearer has seen it.
public protocol WatchCommandQueue: Sendable {
    /// Appends a command to the queue; durable when it returns.
    ///
    /// - Throws: ``WatchLinkError``; ``WatchLinkError/queueFull`` if too many commands are already
    ///   waiting.
    func send(_ command: SiteChangeCommand) async throws(WatchLinkError)

    /// The queued commands, the oldest first.
    func waiting() async throws(WatchLinkError) -> [SiteChangeCommand]

    /// Removes answered commands from the queue, of whichever process, and keeps the refusals among
    /// the answers first; ignores answers to commands that are not in it.
    func settle(_ answers: [SiteCommandAnswer]) async throws(WatchLinkError)

    /// The refused commands that were not dismissed, the oldest first.
    func refused() async throws(WatchLinkError) -> [WatchSituation.Refused]

    /// Removes refusals; ignores ids of others.
    func dismiss(_ ids: Set<SiteChangeCommand.ID>) async throws(WatchLinkError)

    /// Starts the transfer of all queued commands, for example after a restart.
    func resume() async throws(WatchLinkError)
}
