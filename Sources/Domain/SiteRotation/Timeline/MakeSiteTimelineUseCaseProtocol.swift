/// Answers complications and widgets, which ask on their own.
public protocol MakeSiteTimelineUseCaseProtocol: Sendable {
    /// What they show from now on, by the state that was kept last; it never waits for the other
    /// device (SR-126, SR-138).
    ///
    /// - Throws: What the store throws; what is shown stays then.
    func execute() async throws(RepositoryError) -> SiteTimeline
}
