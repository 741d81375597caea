/// Keeps the records of several devices the same, without a server of ours.
public protocol SiteSynchronizer: Sendable {
    /// Publishes what is new here and takes in what is new elsewhere.
    ///
    /// Safe to call at any time and any number of times; where nothing is new, nothing is written.
    /// What could be done is done, even where it ends with an error.
    ///
    /// - Parameter choice: The answer to the question of an earlier outcome; `nil` asks it.
    /// - Returns: What was done, or the question.
    /// - Throws: Why a part could not be done.
    func sync(
        joining choice: SiteJoinChoice?
    ) async throws(SiteSyncFailure) -> SiteSyncOutcome

    /// Lets the next sync make the folder of this synchronizer the one of this device, which has
    /// one at a time.
    ///
    /// That sync publishes all records there. The folder before is forgotten when it has succeeded,
    /// and not deleted.
    ///
    /// - Throws: Why that is not possible.
    func moveHere() async throws(SiteSyncFailure)

    /// Makes the folder where it is missing, which no sync does by itself.
    ///
    /// - Throws: Why it could not be made, or that the device syncs with another one.
    func makeFolder() async throws(SiteSyncFailure)

    /// What happens from now on.
    func events() -> AsyncStream<SiteSyncEvent>

    /// When a sync may find something to do, here or in the folder, from now on.
    func occasions() -> AsyncStream<Void>
}
