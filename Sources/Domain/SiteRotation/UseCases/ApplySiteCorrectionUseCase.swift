public import MomentumDomain

/// Applies a plan that the user has seen.
public protocol ApplySiteCorrectionUseCaseProtocol: Sendable {
    /// Applies a plan in one transaction, if its effects are still the same.
    /// - Parameter plan: The confirmed plan; the id of its correction takes effect once.
    /// - Throws: ``SiteRotationError/planChanged(_:)`` with the new plan if the records changed
    ///   meanwhile, the reason the correction is now refused, or
    ///   ``SiteRotationError/repository(_:)``. Nothing is then written.
    func execute(_ plan: SiteCorrectionPlan) async throws(SiteRotationError)
}

/// Passes the correction to the repository with the shown effects.
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
