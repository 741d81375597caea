public import Foundation
public import MomentumDomain

/// The records of Site Rotation: operations go in, views come out, and adapters store them.
public protocol SiteRotationRepository: Sendable {
    /// The newest view of the records.
    func records() async throws(RepositoryError) -> SiteRecords

    /// One page of the newest entries, the latest start first; entries ahead are on none.
    ///
    /// The pages of a list continue below the last row even if entries came or went meanwhile.
    /// An adapter that keeps whole views needs no implementation of its own.
    func entries(
        _ request: SiteHistoryRequest
    ) async throws(RepositoryError) -> SiteHistoryPage

    /// Performs operations on the newest records, all or none. When it returns, the change is
    /// durable. An operation that took effect earlier changes nothing, and its commit says so.
    /// - Parameters:
    ///   - operations: Performed in order; each is checked against the result of the ones before.
    ///   - now: The time of the user's confirmation.
    /// - Returns: A commit for each operation, in order.
    /// - Throws: A refusal, or ``SiteRotationError/repository(_:)``; nothing is written then.
    @discardableResult
    func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit]

    /// The commits that ``perform(_:at:)`` would return now; nothing is written.
    /// - Parameters:
    ///   - operations: Each is checked against the result of the ones before.
    ///   - now: The time at which they would be confirmed.
    /// - Returns: A commit for each operation, in order.
    /// - Throws: A refusal, or ``SiteRotationError/repository(_:)``.
    func preview(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit]

    /// The changes of this device that can be taken back one after the other, newest first.
    func actions() async throws(RepositoryError) -> [SiteAction]

    /// The times at which some entries, and the settings of reminders, were written.
    ///
    /// - Parameter ids: The entries; unknown ones have no times.
    /// - Returns: The times by entry, and that of the settings if any was chosen.
    /// - Throws: The failure to read.
    func writeTimes(of ids: [SiteEntry.ID]) async throws(RepositoryError) -> SiteWriteTimes

    /// The view after each change from now on, by any device; overtaken views may be left out.
    func changes() -> AsyncStream<SiteRecords>
}

extension SiteRotationRepository {
    /// The page of the newest view, searched away from the caller's actor.
    @concurrent
    public func entries(
        _ request: SiteHistoryRequest
    ) async throws(RepositoryError) -> SiteHistoryPage {
        try request.page(of: await records().entries)
    }
}
