/// Hands the deletion to the repository.
public struct DeleteSiteEntryUseCase: DeleteSiteEntryUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let clock: any WallClock

    public init(sites: any SiteRotationRepository, clock: any WallClock) {
        self.sites = sites
        self.clock = clock
    }

    public func execute(
        _ deletion: SiteEntryDeletion
    ) async throws(SiteRotationError) -> [SiteEntry] {
        try await sites.perform([.deleteEntry(deletion)], at: clock.now).last?.changedEntries ?? []
    }
}
