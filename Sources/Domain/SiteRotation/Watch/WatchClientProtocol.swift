/// The watch's side: shows the last state and sends requests, and does nothing else (SR-123).
public protocol WatchClientProtocol: Sendable {
    /// What is shown; reads what was kept at the first call, and never waits for the phone.
    func situation() async -> WatchSituation

    /// What is shown after each change from now on; an overtaken one may be left out.
    func changes() -> AsyncStream<WatchSituation>

    /// Asks the phone to log a site change, placed now.
    ///
    /// - Returns: What was queued; it is durable then.
    /// - Throws: When it cannot be queued at all; nothing was asked for then (SR-134).
    @discardableResult
    func request(_ location: SiteLocation.ID) async throws(WatchLinkError) -> SiteChangeCommand

    /// Takes in what has come from the phone.
    func look() async

    /// Takes note that the wearer has seen the refusals.
    func dismissRefusals() async

    /// Takes in what comes until the task is cancelled.
    func run() async
}
