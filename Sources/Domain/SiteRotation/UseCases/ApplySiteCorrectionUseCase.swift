public import MomentumDomain

/// Applies a plan that was shown.
public protocol ApplySiteCorrectionUseCaseProtocol: Sendable {
    /// Applies a plan in one transaction, if it would still change the same.
    /// - Parameter plan: The confirmed plan; the id of its correction takes effect once.
    /// - Throws: ``SiteRotationError/planChanged(_:)`` with the new plan if the records changed
    ///   meanwhile, the reason for which the correction is refused now, or
    ///   ``SiteRotationError/repository(_:)``; nothing is written then.
    func execute(_ plan: SiteCorrectionPlan) async throws(SiteRotationError)
}

/// Passes the correction to the repository with the effects that were shown.
public struct ApplySiteCorrectionUseCase: ApplySiteCorrectionUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock

    public init(sites: any SiteRotationRepository, dates: any WallClock) {
        self.sites = sites
        self.dates = dates
    }

    public func execute(_ plan: SiteCorrectionPlan) async throws(SiteRotationError) {
        let operation = SiteOperation.correct(plan.correction, expecting: plan.effects)
        try await sites.perform([operation], at: dates.now)
    }
}
