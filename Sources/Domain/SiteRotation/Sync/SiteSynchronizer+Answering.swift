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
