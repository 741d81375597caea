public import MomentumDomain

/// Removes locations that the wearer added.
public protocol RemoveSiteLocationsUseCaseProtocol: Sendable {
    /// Removes custom locations; those with entries are switched off and keep them.
    /// - Parameter removal: What the wearer confirmed; its id takes effect once.
    /// - Returns: The locations that are different now, or gone.
    /// - Throws: ``SiteRotationError/unknownLocation(_:)``,
    ///   ``SiteRotationError/defaultLocation(_:)``,
    ///   ``SiteRotationError/lastEnabledLocation``, or ``SiteRotationError/repository(_:)``
    ///   when it could not be saved. Nothing is written then.
    @discardableResult
    func execute(_ removal: SiteLocationRemoval) async throws(SiteRotationError) -> [SiteLocation]
}

/// Hands the change to the repository, which checks it against the newest records.
public struct RemoveSiteLocationsUseCase: RemoveSiteLocationsUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let clock: any WallClock

    public init(sites: any SiteRotationRepository, clock: any WallClock) {
        self.sites = sites
        self.clock = clock
    }

    public func execute(
        _ removal: SiteLocationRemoval
    ) async throws(SiteRotationError) -> [SiteLocation] {
        try await sites.perform([.removeLocations(removal)], at: clock.now).last?.changedLocations
            ?? []
    }
}
