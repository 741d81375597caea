import Foundation
import GRDB
import MomentumSiteRotationDomain

/// The records in SQLite, written and read as GRDB recommends.
final class PeerDatabase: Sendable {
    static let changing = PeerDatabase()
    static let large = PeerDatabase(entries: 100_000)
    static let typical = PeerDatabase(entries: 4_000)

    private let path: String
    private let pool: DatabasePool

    private init(entries: Int = 0) {
        path = Scratch.folder().appending(path: "entries.sqlite").path(percentEncoded: false)
        do {
            pool = try DatabasePool(path: path)
            try Self.flushCommits(of: pool)
            try pool.write { database in
                try database.execute(
                    sql: """
                        CREATE TABLE entry (id BLOB PRIMARY KEY NOT NULL, place BLOB,
                            start INTEGER NOT NULL, end INTEGER, note TEXT);
                        CREATE INDEX entry_start ON entry(start);
                        CREATE INDEX entry_open ON entry(id) WHERE end IS NULL;
                        """
                )
                let insert = try database.makeStatement(
                    sql: "INSERT INTO entry VALUES (?, ?, ?, ?, ?)"
                )
                for entry in History.entries(entries) { try insert.execute(arguments: entry.row) }
            }
            try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        } catch {
            preconditionFailure("the database cannot be made: \(error)")
        }
    }

    /// The size of the file without its log, which is empty once the entries are in.
    var size: Int {
        get throws {
            try URL(filePath: path).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        }
    }

    /// Makes the pool as durable as the store: flushed with every transaction.
    private static func flushCommits(of pool: DatabasePool) throws {
        // Not while a connection is prepared: a pool that turns its log on goes back to NORMAL after
        // that, and then no commit is flushed.
        try pool.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA synchronous = FULL")
            let level = try Int.fetchOne(database, sql: "PRAGMA synchronous")
            precondition(level == 2, "commits of the peer are not flushed")
        }
    }

    /// Closes the open entry and inserts one, in one transaction.
    func logOneMore() throws {
        try pool.write { database in
            let start = try Int64.fetchOne(database, sql: "SELECT max(start) FROM entry") ?? 0
            try database.cachedStatement(sql: "UPDATE entry SET end = ? WHERE end IS NULL")
                .execute(arguments: [start + 300_000])
            try database.cachedStatement(sql: "INSERT INTO entry VALUES (?, ?, ?, NULL, NULL)")
                .execute(
                    arguments: [
                        UUID(), SiteLocation.defaults[Int(start / 300_000 % 14)].id,
                        start + 300_000,
                    ]
                )
        }
    }

    /// Opens the file and reads all entries with a cursor and columns by number.
    func openAndReadTuned() throws -> [SiteEntry] {
        try DatabasePool(path: path).read { database in
            var entries: [SiteEntry] = []
            let rows = try Row.fetchCursor(
                database,
                sql: "SELECT id, place, start, end, note FROM entry ORDER BY start"
            )
            while let row = try rows.next() {
                let end: Int64? = row[3]
                entries.append(
                    SiteEntry(
                        id: row[0],
                        locationID: row[1],
                        startTime: Date(timeIntervalSince1970: Double(row[2] as Int64) / 1_000),
                        endTime: end.map { Date(timeIntervalSince1970: Double($0) / 1_000) },
                        note: row[4]
                    )
                )
            }
            return entries
        }
    }

    /// Opens the file and reads all entries as records that conform to `Codable`.
    func openAndReadCodable() throws -> [CodableEntry] {
        try DatabasePool(path: path).read { database in
            try CodableEntry.fetchAll(database, sql: "SELECT * FROM entry ORDER BY start")
        }
    }
}

/// An entry as a GRDB record, with the conformances that GRDB suggests.
struct CodableEntry: Codable, FetchableRecord {
    let id: UUID
    let place: UUID?
    let start: Int64
    let end: Int64?
    let note: String?
}

extension SiteEntry {
    fileprivate var row: StatementArguments {
        [
            id, locationID, Int64(startTime.timeIntervalSince1970 * 1_000),
            endTime.map { Int64($0.timeIntervalSince1970 * 1_000) }, note,
        ]
    }
}
