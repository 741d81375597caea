import Foundation
public import MomentumDomain

/// Records the placement of a new infusion set.
public protocol LogSiteChangeUseCaseProtocol: Sendable {
    /// Ends the open entry and starts one at a location, both or neither. The time of the call is
    /// "now", so call it after the confirmation.
    /// - Parameter change: The confirmed change; its id takes effect once.
    /// - Returns: The opened entry, the closed one and those that overlap it; in their current
    ///   state if repeated.
    /// - Throws: ``SiteRotationError/unknownLocation(_:)`` and
    ///   ``SiteRotationError/disabledLocation(_:)`` for an invalid location.
    ///   ``SiteRotationError/changeInTheFuture(_:)`` and
    ///   ``SiteRotationError/changeBeforeLatestEntry(_:latest:)`` for an invalid time.
    ///   ``SiteRotationError/repository(_:)`` if it could not be saved. Nothing is then written.
    @discardableResult
    func execute(_ change: SiteChange) async throws(SiteRotationError) -> LoggedSiteChange
}

/// Passes the change to the repository, which checks it against the newest records.
public struct LogSiteChangeUseCase: LogSiteChangeUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock

    public init(sites: any SiteRotationRepository, dates: any WallClock) {
        self.sites = sites
        self.dates = dates
    }

    public func execute(_ change: SiteChange) async throws(SiteRotationError) -> LoggedSiteChange {
        let now = dates.now
        let commits = try await sites.perform([.logChange(change)], at: now)
        guard let commit = commits.last, let entry = commit.after.entries.last(id: change.id) else {
            // A repeated change must not restore an entry that was deleted since (ST-53).
            throw .unknownEntry(change.id)
        }
        return LoggedSiteChange(
            entry: entry,
            closed: closed(by: entry, in: commit),
            isRepeat: commit.isRepeat,
            lead: commit.isRepeat ? nil : lead(of: commit.before, at: now),
            overlaps: commit.after.overlaps(of: entry).filter { other in
                SiteOverlap(entry, other, at: .distantFuture) != nil
            }
        )
    }

    /// The latest change's lead over the clock, if any.
    private func lead(of records: SiteRecords, at now: Date) -> Duration? {
        let lead = records.entries.last.map {
            $0.startTime.milliseconds - now.milliseconds
        }
        return lead.flatMap { $0 > 0 ? .milliseconds($0) : nil }
    }

    /// The entry that was open before; for a repeated operation, one that ends where this one
    /// begins.
    private func closed(by entry: SiteEntry, in commit: SiteCommit) -> SiteEntry? {
        if commit.isRepeat {
            let entries = commit.after.entries
            let index = entries.lastIndex { $0.id == entry.id } ?? 0
            return index > 0 && entries[index - 1].endTime == entry.startTime
                ? entries[index - 1] : nil
        }
        return commit.before.activeEntry.flatMap { commit.after.entries.last(id: $0.id) }
    }
}

/// The result of logging a site change.
public struct LoggedSiteChange: Hashable, Sendable {
    /// The new entry.
    public let entry: SiteEntry
    /// The closed entry, if one was open.
    public let closed: SiteEntry?

    /// True if the operation had already taken effect, so that nothing was written.
    public let isRepeat: Bool

    /// The lead of the latest change over the clock, if this change took its time; otherwise `nil`.
    public let lead: Duration?

    /// The entries that share a minute or more with the new one, earliest start first.
    ///
    /// The change leaves an end that was recorded for them, even one in the future.
    public let overlaps: [SiteEntry]

    public init(
        entry: SiteEntry,
        closed: SiteEntry?,
        isRepeat: Bool = false,
        lead: Duration? = nil,
        overlaps: [SiteEntry] = []
    ) {
        self.entry = entry
        self.closed = closed
        self.isRepeat = isRepeat
        self.lead = lead
        self.overlaps = overlaps
    }
}
