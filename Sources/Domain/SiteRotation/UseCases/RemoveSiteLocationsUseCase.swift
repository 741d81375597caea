public import MomentumDomain

/// Removes custom locations.
public protocol RemoveSiteLocationsUseCaseProtocol: Sendable {
    /// Removes custom locations; those with entries are only disabled.
    /// - Parameter removal: The confirmed removal; its id takes effect once.
    /// - Returns: The locations that changed or were removed.
    /// - Throws: ``SiteRotationError/unknownLocation(_:)``,
    ///   ``SiteRotationError/defaultLocation(_:)``, ``SiteRotationError/lastEnabledLocation`` or
    ///   ``SiteRotationError/repository(_:)``; nothing is then written.
    @discardableResult
    func execute(_ removal: SiteLocationRemoval) async throws(SiteRotationError) -> [SiteLocation]
}

/// Passes the change to the repository, which checks it against the newest records.
public struct RemoveSiteLocationsUseCase: RemoveSiteLocationsUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock

    public init(sites: any SiteRotationRepository, dates: any WallClock) {
        self.sites = sites
        self.dates = dates
    }

    public func execute(
        _ removal: SiteLocationRemoval
    ) async throws(SiteRotationError) -> [SiteLocation] {
        try await sites.perform([.removeLocations(removal)], at: dates.now).last?.changedLocations
            ?? []
    }
}
