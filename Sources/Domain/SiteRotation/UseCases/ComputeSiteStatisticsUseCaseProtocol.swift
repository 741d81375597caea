/// Computes the statistics of a view of the records.
public protocol ComputeSiteStatisticsUseCaseProtocol: Sendable {
    /// Counts and measures as of now, away from the caller's actor.
    ///
    /// Calls do not influence each other, and cancelling does not end one.
    ///
    /// - Parameters:
    ///   - records: The records to look at.
    ///   - settings: Has the threshold below which a location is flagged.
    /// - Returns: The figures of both.
    func execute(_ records: SiteRecords, settings: SiteSettings) async -> SiteStatistics
}
