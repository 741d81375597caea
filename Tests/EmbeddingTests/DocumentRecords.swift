import Foundation
import MomentumData
import MomentumDomain
import MomentumSiteRotationDomain

/// The records of the tracker in one JSON document.
struct DocumentRecords: SiteRotationRepository {
    struct Content: DocumentContent, Sendable {
        static let currentVersion = 1
        var version = currentVersion
        /// The number of this device, made once.
        var replica = UInt64.random(in: 1...UInt64.max)
        /// Every transaction since the beginning, one after the other.
        var transactions = Data()

        func state() throws(MalformedTransactions) -> SiteRotationState {
            var state = SiteRotationState(replica: replica)
            try state.apply(Array(transactions))
            return state
        }
    }

    private let file: JSONDocument<Content>
    private let dates: any WallClock
    private let broadcast = Broadcast<SiteRecords>()

    init(file url: URL, dates: any WallClock) {
        file = JSONDocument(url, subject: "records", empty: Content())
        self.dates = dates
    }

    func records() async throws(RepositoryError) -> SiteRecords {
        try state().records(at: dates.now)
    }

    func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        let outcome: Result<[SiteCommit], any Error>
        do throws(RepositoryError) {
            outcome = try await file.attempt { content throws(any Error) in
                var state = try content.state()
                let (commits, bytes) = try state.perform(operations, at: now)
                content.transactions += bytes
                return commits
            }
        } catch {
            throw .repository(error)
        }
        switch outcome {
        case .success(let commits):
            if let last = commits.last { broadcast.send(last.after) }
            return commits
        case .failure(let refusal as SiteRotationError): throw refusal
        case .failure(let error): throw .repository(.unreadable(FailureCause(error)))
        }
    }

    func preview(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        let state: SiteRotationState
        do throws(RepositoryError) {
            state = try self.state()
        } catch {
            throw .repository(error)
        }
        return try state.preview(operations, at: now)
    }

    func actions() async throws(RepositoryError) -> [SiteAction] { try state().actions }

    func writeTimes(of ids: [SiteEntry.ID]) async throws(RepositoryError) -> SiteWriteTimes {
        try state().writeTimes(of: ids)
    }

    func backup(at now: Date) async throws(RepositoryError) -> SiteBackup {
        try state().backup(at: now)
    }

    func changes() -> AsyncStream<SiteRecords> { broadcast.values() }

    private func state() throws(RepositoryError) -> SiteRotationState {
        let content = try file.read()
        do {
            return try content.state()
        } catch {
            throw .unreadable(FailureCause(error))
        }
    }
}
