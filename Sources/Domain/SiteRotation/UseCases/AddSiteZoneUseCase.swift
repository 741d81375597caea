public import MomentumDomain

/// Adds a zone of the wearer's own.
public protocol AddSiteZoneUseCaseProtocol: Sendable {
    /// Adds the locations of a zone, or switches those on again that are there.
    /// - Parameter addition: What the wearer confirmed; its id takes effect once.
    /// - Returns: The locations that are different now, or gone.
    /// - Throws: What ``SiteZoneAddition/problem(in:)`` finds, or
    ///   ``SiteRotationError/repository(_:)`` when it could not be saved. Nothing is written
    ///   then.
    @discardableResult
    func execute(_ addition: SiteZoneAddition) async throws(SiteRotationError) -> [SiteLocation]
}

/// Hands the change to the repository, which checks it against the newest records.
public struct AddSiteZoneUseCase: AddSiteZoneUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let clock: any WallClock

    public init(sites: any SiteRotationRepository, clock: any WallClock) {
        self.sites = sites
        self.clock = clock
    }

    public func execute(
        _ addition: SiteZoneAddition
    ) async throws(SiteRotationError) -> [SiteLocation] {
        try await sites.perform([.addZone(addition)], at: clock.now).last?.changedLocations ?? []
    }
}
