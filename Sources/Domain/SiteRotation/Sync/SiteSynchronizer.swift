/// Keeps the records of several devices in sync, without a server of the suite.
public protocol SiteSynchronizer: Sendable {
    /// Publishes new transactions of this device and receives those of others.
    ///
    /// It can be called at any time and any number of times; without news it writes nothing. It
    /// does as much as possible, even if it ends with an error.
    ///
    /// - Parameter choice: The answer to the question of an earlier outcome; `nil` to ask it.
    /// - Returns: The result, or the question.
    /// - Throws: The reason a part could not be done.
    func sync(
        joining choice: SiteJoinChoice?
    ) async throws(SiteSyncFailure) -> SiteSyncOutcome

    /// Makes this synchronizer's folder the device's only one, at the next sync. That sync
    /// publishes all records there. Once it succeeds, the former folder is forgotten but not
    /// deleted.
    ///
    /// - Throws: The reason a move is impossible.
    func moveHere() async throws(SiteSyncFailure)

    /// Creates the folder if it is missing, and lets the next sync publish all records in an
    /// emptied folder. A sync alone does neither.
    ///
    /// - Throws: The reason it could not be created, for example that the device syncs with another
    ///   folder.
    func makeFolder() async throws(SiteSyncFailure)

    /// The events from now on.
    func events() -> AsyncStream<SiteSyncEvent>

    /// Signals later occasions for a sync, on the device or in the folder.
    func occasions() -> AsyncStream<Void>
}

extension SiteSynchronizer {
    /// Syncs with the answer to a question.
    ///
    /// If one of the two histories has changed since the question, nothing is done, and the outcome
    /// has a new question.
    public func sync(
        answering asked: SiteJoinQuestion,
        with choice: SiteJoinChoice
    ) async throws(SiteSyncFailure) -> SiteSyncOutcome {
        let outcome = try await sync(joining: nil)
        return outcome.question == asked ? try await sync(joining: choice) : outcome
    }
}
