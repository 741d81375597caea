public import Foundation
import GRDB
public import MomentumDomain
public import MomentumSiteRotationDomain

/// The records of the tracker in an SQLite database, by GRDB: a row for each change.
///
/// Several processes may open one database. A call first applies the rows that it has not seen, and
/// a change does so in the transaction that adds its own row.
public actor DatabaseSiteRotationRepository: SiteRotationRepository {
    /// What is known of the database: the state, and the last row in it.
    private struct Known: Sendable {
        var state: SiteRotationState
        var row: Int64 = 0

        mutating func catchUp(_ database: Database) throws {
            let request = SQLRequest(
                sql: "SELECT id, bytes FROM changes WHERE id > ? ORDER BY id",
                arguments: [row]
            )
            for found in try Row.fetchAll(database, request) {
                let bytes: Data = found["bytes"]
                try state.apply(Array(bytes))
                row = found["id"]
            }
        }
    }

    private let database: DatabaseQueue
    private let dates: any WallClock
    private let broadcast = Broadcast<SiteRecords>()
    private var known: Known

    /// Opens a database, and makes it if there is none.
    ///
    /// - Throws: ``RepositoryError`` with the error of the database.
    public init(path: String, dates: any WallClock) throws(RepositoryError) {
        self.dates = dates
        do {
            var configuration = Configuration()
            configuration.busyMode = .timeout(5)
            let database = try DatabaseQueue(path: path, configuration: configuration)
            let replica = try database.write { database in
                try database.execute(
                    sql: """
                        CREATE TABLE IF NOT EXISTS device (replica INTEGER NOT NULL);
                        CREATE TABLE IF NOT EXISTS changes (
                            id INTEGER PRIMARY KEY AUTOINCREMENT, bytes BLOB NOT NULL
                        );
                        """
                )
                if let kept = try Int64.fetchOne(database, sql: "SELECT replica FROM device") {
                    return kept
                }
                let made = Int64.random(in: 1...Int64.max)
                try database.execute(sql: "INSERT INTO device VALUES (?)", arguments: [made])
                return made
            }
            self.database = database
            known = Known(state: SiteRotationState(replica: UInt64(replica)))
        } catch {
            throw .unavailable(FailureCause(error))
        }
    }

    public func records() async throws(RepositoryError) -> SiteRecords {
        try await newest().records(at: dates.now)
    }

    public func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        let outcome: (commits: [SiteCommit], known: Known)
        do {
            outcome = try await database.write { [known] database in
                var known = known
                try known.catchUp(database)
                let (commits, bytes) = try known.state.perform(operations, at: now)
                if !bytes.isEmpty {
                    let row: StatementArguments = [Data(bytes)]
                    try database.execute(
                        sql: "INSERT INTO changes (bytes) VALUES (?)",
                        arguments: row
                    )
                    known.row = database.lastInsertedRowID
                }
                return (commits, known)
            }
        } catch let refusal as SiteRotationError {
            throw refusal
        } catch {
            throw .repository(Self.error(error))
        }
        adopt(outcome.known)
        if let last = outcome.commits.last { broadcast.send(last.after) }
        return outcome.commits
    }

    public func preview(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        let state: SiteRotationState
        do throws(RepositoryError) {
            state = try await newest()
        } catch {
            throw .repository(error)
        }
        return try state.preview(operations, at: now)
    }

    public func actions() async throws(RepositoryError) -> [SiteAction] {
        try await newest().actions
    }

    public func writeTimes(
        of ids: [SiteEntry.ID]
    ) async throws(RepositoryError) -> SiteWriteTimes {
        try await newest().writeTimes(of: ids)
    }

    public func backup(at now: Date) async throws(RepositoryError) -> SiteBackup {
        try await newest().backup(at: now)
    }

    public nonisolated func changes() -> AsyncStream<SiteRecords> { broadcast.values() }

    private func newest() async throws(RepositoryError) -> SiteRotationState {
        do {
            let newest = try await database.read { [known] database in
                var known = known
                try known.catchUp(database)
                return known
            }
            adopt(newest)
            return newest.state
        } catch {
            throw Self.error(error)
        }
    }

    /// Keeps what a call has read, unless another one has read on meanwhile.
    private func adopt(_ found: Known) {
        if found.row > known.row { known = found }
    }

    private static func error(_ error: any Error) -> RepositoryError {
        switch error {
        case is CancellationError: .cancelled
        case is MalformedTransactions: .unreadable(FailureCause(error))
        default: .unavailable(FailureCause(error))
        }
    }
}
