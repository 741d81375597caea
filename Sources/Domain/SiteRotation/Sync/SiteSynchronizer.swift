/// Keeps the records of several devices the same, without a server of the suite.
public protocol SiteSynchronizer: Sendable {
    /// Publishes new transactions of this device and receives those of others.
    ///
    /// It can be called at any time and any number of times; without news it writes nothing. It
    /// does as much as possible, even if it ends with an error.
    ///
    /// - Parameter choice: The answer to the question of an earlier outcome; `nil` asks it.
    /// - Returns: The result, or the question.
    /// - Throws: The reason why a part could not be done.
    func sync(
        joining choice: SiteJoinChoice?
    ) async throws(SiteSyncFailure) -> SiteSyncOutcome

    /// Makes the folder of this synchronizer the device's only one, at the next sync. That sync
    /// publishes all records there. Once it succeeds, the former folder is forgotten but not
    /// deleted.
    ///
    /// - Throws: The reason why that is not possible.
    func moveHere() async throws(SiteSyncFailure)

    /// Creates the folder if it is missing, and lets the next sync publish all records in one that
    /// was emptied; no sync does either by itself.
    ///
    /// - Throws: The reason why it could not be created, or that the device syncs with another one.
    func makeFolder() async throws(SiteSyncFailure)

    /// The events from now on.
    func events() -> AsyncStream<SiteSyncEvent>

    /// Signals from now on that a sync may find something to do, on the device or in the folder.
    func occasions() -> AsyncStream<Void>
}

extension SiteSynchronizer {
    /// Syncs by the answer to a question, unless one of the two histories has changed since it was
    /// asked: then nothing is done, and the outcome has the new question.
    public func sync(
        answering asked: SiteJoinQuestion,
        with choice: SiteJoinChoice
    ) async throws(SiteSyncFailure) -> SiteSyncOutcome {
        let outcome = try await sync(joining: nil)
        return outcome.question == asked ? try await sync(joining: choice) : outcome
    }
}
