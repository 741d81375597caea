import Foundation
public import MomentumDomain

/// Records that a new infusion set was placed.
public protocol LogSiteChangeUseCaseProtocol: Sendable {
    /// Ends the open entry and starts one at a location, both or neither. "Now" is read when this
    /// is called, so it belongs behind the confirmation.
    /// - Parameter change: What the wearer confirmed; its id takes effect once.
    /// - Returns: The entry that was opened, and the one that was closed; for a repeated operation
    ///   as both are now.
    /// - Throws: ``SiteRotationError/unknownLocation(_:)`` and
    ///   ``SiteRotationError/disabledLocation(_:)`` for a location that cannot be chosen;
    ///   ``SiteRotationError/changeInTheFuture(_:)`` and
    ///   ``SiteRotationError/changeBeforeLatestEntry(_:latest:)`` for a time that cannot be;
    ///   ``SiteRotationError/repository(_:)`` when it could not be saved. Nothing is written then.
    @discardableResult
    func execute(_ change: SiteChange) async throws(SiteRotationError) -> LoggedSiteChange
}

/// Hands the change to the repository, which checks it against the newest records.
public struct LogSiteChangeUseCase: LogSiteChangeUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let clock: any WallClock

    public init(sites: any SiteRotationRepository, clock: any WallClock) {
        self.sites = sites
        self.clock = clock
    }

    public func execute(_ change: SiteChange) async throws(SiteRotationError) -> LoggedSiteChange {
        let now = clock.now
        let commits = try await sites.perform([.logChange(change)], at: now)
        guard let commit = commits.last, let entry = commit.after.entries.last(id: change.id) else {
            // Delivered again after somebody deleted the entry: it stays deleted (ST-53).
            throw .unknownEntry(change.id)
        }
        return LoggedSiteChange(
            entry: entry,
            closed: closed(by: entry, in: commit),
            isRepeat: commit.isRepeat,
            lead: commit.isRepeat ? nil : lead(of: commit.before, at: now)
        )
    }

    /// How far the latest change lies ahead of the clock, if it does.
    private func lead(of records: SiteRecords, at now: Date) -> Duration? {
        let lead = records.entries.last.map {
            $0.startTime.milliseconds - now.milliseconds
        }
        return lead.flatMap { $0 > 0 ? .milliseconds($0) : nil }
    }

    /// The entry that was open before; for a repeated operation, the one that stands before it and
    /// ends where it begins.
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
