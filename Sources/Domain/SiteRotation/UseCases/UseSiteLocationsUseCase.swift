public import MomentumDomain

/// Chooses the devices that locations are used for.
public protocol UseSiteLocationsUseCaseProtocol: Sendable {
    /// Uses locations for sets, for sensors or for both; each device keeps at least one location.
    /// - Parameter use: The confirmed choice; its id takes effect once.
    /// - Returns: The locations that differ now.
    /// - Throws: ``SiteRotationError/unknownLocation(_:)``,
    ///   ``SiteRotationError/lastEnabledLocation`` or ``SiteRotationError/repository(_:)``; nothing
    ///   is then written.
    @discardableResult
    func execute(_ use: SiteLocationUse) async throws(SiteRotationError) -> [SiteLocation]
}

/// Passes the choice to the repository, which checks it against the newest records.
public struct UseSiteLocationsUseCase: UseSiteLocationsUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock

    public init(sites: any SiteRotationRepository, dates: any WallClock) {
        self.sites = sites
        self.dates = dates
    }

    public func execute(
        _ use: SiteLocationUse
    ) async throws(SiteRotationError) -> [SiteLocation] {
        try await sites.perform([.useLocations(use)], at: dates.now).last?.changedLocations ?? []
    }
}
