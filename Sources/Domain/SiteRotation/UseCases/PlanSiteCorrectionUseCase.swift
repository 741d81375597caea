public import MomentumDomain

/// Determines the effects of a correction.
public protocol PlanSiteCorrectionUseCaseProtocol: Sendable {
    /// Plans a correction; writes nothing.
    /// - Parameter correction: The correction; its id becomes the id of the change when the plan is
    ///   applied.
    /// - Returns: The effects, and the overlaps and gaps that it would cause.
    /// - Throws: The reason the correction is refused, or ``SiteRotationError/repository(_:)``.
    func execute(_ correction: SiteCorrection) async throws(SiteRotationError) -> SiteCorrectionPlan
}

/// Tries the correction on the newest records.
public struct PlanSiteCorrectionUseCase: PlanSiteCorrectionUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock

    public init(sites: any SiteRotationRepository, dates: any WallClock) {
        self.sites = sites
        self.dates = dates
    }

    public func execute(
        _ correction: SiteCorrection
    ) async throws(SiteRotationError) -> SiteCorrectionPlan {
        let now = dates.now
        let commits = try await sites.preview([.correct(correction, expecting: nil)], at: now)
        guard let commit = commits.last else {
            return SiteCorrectionPlan(correction: correction, effects: [])
        }
        return SiteCorrectionPlan(correction, commit, at: now)
    }
}
