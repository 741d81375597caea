/// The watch's side, which only shows the last state and sends requests.
public protocol WatchClientProtocol: Sendable {
    /// The current situation. The first call reads the store; no call waits for the phone.
    func situation() async -> WatchSituation

    /// The situation after each later change; outdated ones may be skipped.
    func changes() -> AsyncStream<WatchSituation>

    /// Asks the phone to log a site change, placed now.
    ///
    /// - Returns: The queued request, which is durable.
    /// - Throws: The reason it cannot be queued; nothing was then requested.
    @discardableResult
    func request(_ location: SiteLocation.ID) async throws(WatchLinkError) -> SiteChangeCommand

    /// Receives everything that has arrived from the phone.
    func look() async

    /// Clears the refusals that the wearer has seen.
    func dismissRefusals() async

    /// Receives payloads until the task is cancelled.
    func run() async
}
