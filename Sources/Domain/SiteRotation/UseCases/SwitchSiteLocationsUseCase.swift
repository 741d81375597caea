/// Hands the change to the repository, which checks it against the newest records.
public struct SwitchSiteLocationsUseCase: SwitchSiteLocationsUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let clock: any WallClock

    public init(sites: any SiteRotationRepository, clock: any WallClock) {
        self.sites = sites
        self.clock = clock
    }

    public func execute(
        _ switching: SiteLocationSwitch
    ) async throws(SiteRotationError) -> [SiteLocation] {
        try await sites.perform([.switchLocations(switching)], at: clock.now).last?.changedLocations
            ?? []
    }
}
