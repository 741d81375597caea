public import MomentumDomain

/// Determines the effects of an undo.
public protocol PreviewSiteUndoUseCaseProtocol: Sendable {
    /// Tries an undo; writes nothing.
    /// - Parameter undo: The undo; its id becomes the id of the confirmed undo.
    /// - Returns: The change that would be undone, and all its effects.
    /// - Throws: ``SiteRotationError/nothingToUndo``, ``SiteRotationError/nothingToRedo`` or
    ///   ``SiteRotationError/repository(_:)``.
    func execute(_ undo: SiteUndo) async throws(SiteRotationError) -> SiteUndoPreview
}

/// Tries the undo on the newest records.
public struct PreviewSiteUndoUseCase: PreviewSiteUndoUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock

    public init(sites: any SiteRotationRepository, dates: any WallClock) {
        self.sites = sites
        self.dates = dates
    }

    public func execute(_ undo: SiteUndo) async throws(SiteRotationError) -> SiteUndoPreview {
        let commits = try await sites.preview([.undo(undo)], at: dates.now)
        guard let commit = commits.last, let action = commit.action else {
            // The undo already took effect.
            throw undo.target == .lastChange ? .nothingToUndo : .nothingToRedo
        }
        return SiteUndoPreview(
            undo: SiteUndo(id: undo.id, target: undo.target, action: action.id),
            action: action,
            change: UndoneSiteChange(commit)
        )
    }
}

/// All effects of an undo, before anything is written.
public struct SiteUndoPreview: Hashable, Sendable {
    /// The undo of exactly this change, ready for confirmation.
    public let undo: SiteUndo
    /// The change that it undoes or redoes.
    public let action: SiteAction
    public let change: UndoneSiteChange

    public init(undo: SiteUndo, action: SiteAction, change: UndoneSiteChange) {
        self.undo = undo
        self.action = action
        self.change = change
    }
}
