public import Foundation
public import MomentumDomain

/// The records of Site Rotation: operations go in, views come out, and adapters store them.
public protocol SiteRotationRepository: Sendable {
    /// The newest view of the records.
    func records() async throws(RepositoryError) -> SiteRecords

    /// One page of the newest entries, latest start first; future entries are on no page.
    ///
    /// The pages of a list continue below the last row even if entries are added or removed
    /// meanwhile. The default implementation suits adapters that keep complete views.
    func entries(
        _ request: SiteHistoryRequest
    ) async throws(RepositoryError) -> SiteHistoryPage

    /// Performs operations on the newest records, all or none. When it returns, the change is
    /// durable. An operation that already took effect changes nothing; its commit reports that.
    /// - Parameters:
    ///   - operations: The operations, performed in order; each is checked against the result of
    ///     the previous ones.
    ///   - now: The time of the user's confirmation.
    /// - Returns: A commit for each operation, in order.
    /// - Throws: A refusal, or ``SiteRotationError/repository(_:)``; nothing is then written.
    @discardableResult
    func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit]

    /// The commits that ``perform(_:at:)`` would return now; writes nothing.
    /// - Parameters:
    ///   - operations: The operations; each is checked against the result of the previous ones.
    ///   - now: The assumed time of the confirmation.
    /// - Returns: A commit for each operation, in order.
    /// - Throws: A refusal, or ``SiteRotationError/repository(_:)``.
    func preview(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit]

    /// The changes of this device that can be undone one after the other, newest first.
    func actions() async throws(RepositoryError) -> [SiteAction]

    /// The write times of the given entries, and of the reminder settings.
    ///
    /// - Parameter ids: The entries; unknown ones have no times.
    /// - Returns: The times by entry, and the time of the settings if any was chosen.
    /// - Throws: The failure to read.
    func writeTimes(of ids: [SiteEntry.ID]) async throws(RepositoryError) -> SiteWriteTimes

    /// All records, for a backup dated `now`.
    func backup(at now: Date) async throws(RepositoryError) -> SiteBackup

    /// The view after each later change by any device; outdated views may be skipped.
    func changes() -> AsyncStream<SiteRecords>
}

extension SiteRotationRepository {
    /// The page of the newest view, searched off the caller's actor.
    @concurrent
    public func entries(
        _ request: SiteHistoryRequest
    ) async throws(RepositoryError) -> SiteHistoryPage {
        try request.page(of: await records().entries)
    }
}
