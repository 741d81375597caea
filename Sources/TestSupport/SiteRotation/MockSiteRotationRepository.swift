public import Foundation
public import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A repository of the tracker that gives prepared answers, and records its calls.
public final class MockSiteRotationRepository: SiteRotationRepository {
    /// The input of ``perform(_:at:)`` and ``preview(_:at:)``.
    public struct Performance: Hashable, Sendable {
        public let operations: [SiteOperation]
        public let now: Date

        public init(operations: [SiteOperation], now: Date) {
            self.operations = operations
            self.now = now
        }
    }

    public let reading = Stub<Void, SiteRecords, RepositoryError>(
        "MockSiteRotationRepository.records"
    )
    public let performing = Stub<Performance, [SiteCommit], SiteRotationError>(
        "MockSiteRotationRepository.perform"
    ) { .failure(.repository(.unavailable($0))) }
    public let previewing = Stub<Performance, [SiteCommit], SiteRotationError>(
        "MockSiteRotationRepository.preview"
    ) { .failure(.repository(.unavailable($0))) }
    public let listingActions = Stub<Void, [SiteAction], RepositoryError>(
        "MockSiteRotationRepository.actions"
    )
    public let readingWriteTimes = Stub<[SiteEntry.ID], SiteWriteTimes, RepositoryError>(
        "MockSiteRotationRepository.writeTimes"
    )
    public let backingUp = Stub<Date, SiteBackup, RepositoryError>(
        "MockSiteRotationRepository.backup"
    ) { .failure(.unavailable($0)) }
    private let broadcast = Broadcast<SiteRecords>()

    public init() {}

    /// Creates a repository that always returns `records`; changes must be prepared.
    public init(_ records: SiteRecords) {
        reading.always { records }
    }

    /// Sends records changed elsewhere to the listeners.
    public func announce(_ records: SiteRecords) {
        broadcast.send(records)
    }

    public func records() async throws(RepositoryError) -> SiteRecords {
        try await reading(())
    }

    public func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        try await performing(Performance(operations: operations, now: now))
    }

    public func preview(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        try await previewing(Performance(operations: operations, now: now))
    }

    public func actions() async throws(RepositoryError) -> [SiteAction] {
        try await listingActions(())
    }

    public func writeTimes(
        of ids: [SiteEntry.ID]
    ) async throws(RepositoryError) -> SiteWriteTimes {
        try await readingWriteTimes(ids)
    }

    public func backup(at now: Date) async throws(RepositoryError) -> SiteBackup {
        try await backingUp(now)
    }

    public func changes() -> AsyncStream<SiteRecords> {
        broadcast.values()
    }
}
