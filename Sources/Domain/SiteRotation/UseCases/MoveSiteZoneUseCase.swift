public import MomentumDomain

/// Moves a zone to another position in the order.
public protocol MoveSiteZoneUseCaseProtocol: Sendable {
    /// Moves a complete zone; afterwards sort orders have no gaps.
    /// - Parameter move: The confirmed move; its id takes effect once.
    /// - Returns: The locations that differ now.
    /// - Throws: ``SiteRotationError/unknownZone`` or ``SiteRotationError/repository(_:)``; nothing
    ///   is then written.
    @discardableResult
    func execute(_ move: SiteZoneMove) async throws(SiteRotationError) -> [SiteLocation]
}

/// Passes the change to the repository, which checks it against the newest records.
public struct MoveSiteZoneUseCase: MoveSiteZoneUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock

    public init(sites: any SiteRotationRepository, dates: any WallClock) {
        self.sites = sites
        self.dates = dates
    }

    public func execute(_ move: SiteZoneMove) async throws(SiteRotationError) -> [SiteLocation] {
        try await sites.perform([.moveZone(move)], at: dates.now).last?.changedLocations ?? []
    }
}
