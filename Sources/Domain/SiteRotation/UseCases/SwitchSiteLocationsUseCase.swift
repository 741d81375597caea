public import MomentumDomain

/// Enables or disables locations.
public protocol SwitchSiteLocationsUseCaseProtocol: Sendable {
    /// Enables or disables a zone or a single location; at least one location stays enabled.
    /// - Parameter switching: The confirmed switch; its id takes effect once.
    /// - Returns: The locations that differ now.
    /// - Throws: ``SiteRotationError/unknownLocation(_:)``,
    ///   ``SiteRotationError/lastEnabledLocation`` or ``SiteRotationError/repository(_:)``; nothing
    ///   is then written.
    @discardableResult
    func execute(_ switching: SiteLocationSwitch) async throws(SiteRotationError) -> [SiteLocation]
}

/// Passes the change to the repository, which checks it against the newest records.
public struct SwitchSiteLocationsUseCase: SwitchSiteLocationsUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock

    public init(sites: any SiteRotationRepository, dates: any WallClock) {
        self.sites = sites
        self.dates = dates
    }

    public func execute(
        _ switching: SiteLocationSwitch
    ) async throws(SiteRotationError) -> [SiteLocation] {
        try await sites.perform([.switchLocations(switching)], at: dates.now).last?.changedLocations
            ?? []
    }
}
