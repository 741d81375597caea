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
