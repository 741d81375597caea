public import MomentumDomain

/// Deletes an entry of the history.
public protocol DeleteSiteEntryUseCaseProtocol: Sendable {
    /// Deletes an entry; no other one is opened for it.
    /// - Parameter deletion: What the wearer confirmed; its id takes effect once.
    /// - Returns: What changed: the entry as it was; nothing when it had been deleted before.
    /// - Throws: ``SiteRotationError/unknownEntry(_:)``, or ``SiteRotationError/repository(_:)``
    ///   when it could not be saved. Nothing is written then.
    @discardableResult
    func execute(_ deletion: SiteEntryDeletion) async throws(SiteRotationError) -> [SiteEntry]
}

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
