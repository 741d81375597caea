public import MomentumDomain

/// Adds a custom zone.
public protocol AddSiteZoneUseCaseProtocol: Sendable {
    /// Adds the locations of a zone, or enables existing ones again.
    /// - Parameter addition: The confirmed zone; its id takes effect once.
    /// - Returns: The locations that changed or were removed.
    /// - Throws: The result of ``SiteZoneAddition/problem(in:)``, or
    ///   ``SiteRotationError/repository(_:)``; nothing is then written.
    @discardableResult
    func execute(_ addition: SiteZoneAddition) async throws(SiteRotationError) -> [SiteLocation]
}

/// Passes the change to the repository, which checks it against the newest records.
public struct AddSiteZoneUseCase: AddSiteZoneUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock

    public init(sites: any SiteRotationRepository, dates: any WallClock) {
        self.sites = sites
        self.dates = dates
    }

    public func execute(
        _ addition: SiteZoneAddition
    ) async throws(SiteRotationError) -> [SiteLocation] {
        try await sites.perform([.addZone(addition)], at: dates.now).last?.changedLocations ?? []
    }
}
