public import MomentumDomain

/// Takes back a change of the records.
public protocol UndoSiteChangeUseCaseProtocol: Sendable {
    /// Takes back the last change that this device made, or the last undo.
    /// - Parameter undo: What is taken back; its id takes effect once.
    /// - Returns: What changed, and what was left alone.
    /// - Throws: ``SiteRotationError/nothingToUndo``, or ``SiteRotationError/repository(_:)`` when
    ///   it could not be saved. Nothing is written then.
    @discardableResult
    func execute(_ undo: SiteUndo) async throws(SiteRotationError) -> UndoneSiteChange
}

/// Hands the undo to the repository, and tells what is different since.
public struct UndoSiteChangeUseCase: UndoSiteChangeUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let clock: any WallClock

    public init(sites: any SiteRotationRepository, clock: any WallClock) {
        self.sites = sites
        self.clock = clock
    }

    public func execute(_ undo: SiteUndo) async throws(SiteRotationError) -> UndoneSiteChange {
        let commits = try await sites.perform([.undo(undo)], at: clock.now)
        guard let commit = commits.last else { return UndoneSiteChange() }
        return UndoneSiteChange(
            entries: commit.changedEntries,
            locations: commit.changedLocations,
            leftAlone: commit.leftAlone.compactMap(commit.after.entry)
        )
    }
}
