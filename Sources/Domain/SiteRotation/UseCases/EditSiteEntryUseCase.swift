public import MomentumDomain

/// Corrects an entry of the history.
public protocol EditSiteEntryUseCaseProtocol: Sendable {
    /// Changes only the fields that the edit sets.
    /// - Parameter edit: The confirmed edit; its id takes effect once.
    /// - Returns: The entry with its new overlaps; with all overlaps if the edit had already taken
    ///   effect.
    /// - Throws: ``SiteRotationError/unknownEntry(_:)``, the result of
    ///   ``SiteEntryEdit/problem(editing:in:at:)``, or ``SiteRotationError/repository(_:)``;
    ///   nothing is then written.
    @discardableResult
    func execute(_ edit: SiteEntryEdit) async throws(SiteRotationError) -> EditedSiteEntry
}

/// Passes the edit to the repository, and finds the new overlaps.
public struct EditSiteEntryUseCase: EditSiteEntryUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock

    public init(sites: any SiteRotationRepository, dates: any WallClock) {
        self.sites = sites
        self.dates = dates
    }

    public func execute(_ edit: SiteEntryEdit) async throws(SiteRotationError) -> EditedSiteEntry {
        let commits = try await sites.perform([.editEntry(edit)], at: dates.now)
        guard let commit = commits.last, let entry = commit.after.entry(edit.entryID) else {
            // The edit was repeated after the deletion of the entry.
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

/// The result of editing an entry.
public struct EditedSiteEntry: Hashable, Sendable {
    public let entry: SiteEntry
    /// The entries that it newly overlaps, earliest start first.
    public let overlaps: [SiteEntry]

    public init(entry: SiteEntry, overlaps: [SiteEntry] = []) {
        self.entry = entry
        self.overlaps = overlaps
    }
}
