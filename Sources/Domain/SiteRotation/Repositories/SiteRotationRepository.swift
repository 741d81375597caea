public import Foundation
public import MomentumDomain

/// The records of Site Rotation, wherever they are kept.
///
/// Operations go in, views come out; nothing outside an adapter knows how they are stored.
public protocol SiteRotationRepository: Sendable {
    /// The newest view of the records.
    func records() async throws(RepositoryError) -> SiteRecords

    /// Carries out operations against the newest records: all of them are kept, or none. When it
    /// returns, the change is durable. An operation that has taken effect before changes nothing,
    /// and the commit says so.
    /// - Parameters:
    ///   - operations: Carried out in order; each is checked against what the ones before it left.
    ///   - now: When the user confirmed.
    /// - Returns: A commit for each operation, in order.
    /// - Throws: What the rules refuse, or ``SiteRotationError/repository(_:)``; nothing is written
    ///   then.
    @discardableResult
    func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit]

    /// The view after each change from now on, whoever made it; an overtaken view may be left out.
    func changes() -> AsyncStream<SiteRecords>
}
