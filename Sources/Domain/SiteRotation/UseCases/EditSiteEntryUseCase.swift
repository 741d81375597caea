public import MomentumDomain

/// Corrects an entry of the history.
public protocol EditSiteEntryUseCaseProtocol: Sendable {
    /// Changes what the edit names, and nothing else.
    /// - Parameter edit: What the wearer confirmed; its id takes effect once.
    /// - Returns: The entry, and the entries that it overlaps now and did not before; for an edit
    ///   that had taken effect already, all that it overlaps.
    /// - Throws: ``SiteRotationError/unknownEntry(_:)``, what
    ///   ``SiteEntryEdit/problem(editing:in:at:)`` finds, or ``SiteRotationError/repository(_:)``
    ///   when it could not be saved. Nothing is written then.
    @discardableResult
    func execute(_ edit: SiteEntryEdit) async throws(SiteRotationError) -> EditedSiteEntry
}

/// Hands the edit to the repository, and looks at what overlaps since.
public struct EditSiteEntryUseCase: EditSiteEntryUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let clock: any WallClock

    public init(sites: any SiteRotationRepository, clock: any WallClock) {
        self.sites = sites
        self.clock = clock
    }

    public func execute(_ edit: SiteEntryEdit) async throws(SiteRotationError) -> EditedSiteEntry {
        let commits = try await sites.perform([.editEntry(edit)], at: clock.now)
        guard let commit = commits.last, let entry = commit.after.entry(edit.entryID) else {
            // Delivered again after somebody deleted the entry.
            throw .unknownEntry(edit.entryID)
        }
        let overlaps = commit.after.overlaps(of: entry)
        guard !commit.isRepeat, let former = commit.before.entry(entry.id) else {
            return EditedSiteEntry(entry: entry, overlaps: overlaps)
        }
        let known = Set(commit.before.overlaps(of: former).map(\.id))
        return EditedSiteEntry(entry: entry, overlaps: overlaps.filter { !known.contains($0.id) })
    }
}
