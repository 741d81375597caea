public import MomentumDomain

/// Deletes an entry of the history.
public protocol DeleteSiteEntryUseCaseProtocol: Sendable {
    /// Deletes an entry, without reopening another one.
    /// - Parameter deletion: The confirmed deletion; its id takes effect once.
    /// - Returns: The entry before its deletion; empty if it was already deleted.
    /// - Throws: ``SiteRotationError/unknownEntry(_:)`` or ``SiteRotationError/repository(_:)``;
    ///   nothing is then written.
    @discardableResult
    func execute(_ deletion: SiteEntryDeletion) async throws(SiteRotationError) -> [SiteEntry]
}

/// Passes the deletion to the repository.
public struct DeleteSiteEntryUseCase: DeleteSiteEntryUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock

    public init(sites: any SiteRotationRepository, dates: any WallClock) {
        self.sites = sites
        self.dates = dates
    }

    public func execute(
        _ deletion: SiteEntryDeletion
    ) async throws(SiteRotationError) -> [SiteEntry] {
        try await sites.perform([.deleteEntry(deletion)], at: dates.now).last?.changedEntries ?? []
    }
}
