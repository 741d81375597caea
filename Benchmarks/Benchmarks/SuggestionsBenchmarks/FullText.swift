import CSQLite
import Foundation
import MomentumSuggestionsDomain

/// SQLite's full-text search over the same names: folded, with indexes for short prefixes.
final class FullText {
    struct Failure: Error { let message: String }

    // A class that is not Sendable; one row of the table at a time uses it.
    nonisolated(unsafe) static let shared = open()

    private var database: OpaquePointer?
    private var byPopularity: OpaquePointer?
    private var byScore: OpaquePointer?

    private static func open() -> FullText {
        let file = PlaceSample.indexFile.appendingPathExtension("sqlite")
        do {
            if !FileManager.default.fileExists(atPath: file.path) { try build(to: file) }
            return try FullText(file)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    init(_ file: URL) throws {
        guard sqlite3_open(file.path, &database) == SQLITE_OK else {
            throw Failure(message: "cannot open")
        }
    }

    deinit {
        sqlite3_finalize(byPopularity)
        sqlite3_finalize(byScore)
        sqlite3_close(database)
    }

    /// Creates a database of the sample and replaces an existing one.
    static func build(to file: URL) throws {
        try? FileManager.default.removeItem(at: file)
        let text = try FullText(file)
        try text.run("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
        try text.run(
            """
            CREATE TABLE places (id INTEGER PRIMARY KEY, name TEXT, lat REAL, lon REAL, magnitude REAL);
            CREATE VIRTUAL TABLE names USING fts5(name, content = 'places', content_rowid = 'id', \
            tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
            BEGIN
            """
        )
        let insert = try text.prepare("INSERT INTO places VALUES (?, ?, ?, ?, ?)")
        defer { sqlite3_finalize(insert) }
        for (number, place) in PlaceSample.places.enumerated() {
            sqlite3_bind_int64(insert, 1, Int64(number))
            bind(place.name, to: insert, 2)
            sqlite3_bind_double(insert, 3, place.coordinate.latitude)
            sqlite3_bind_double(insert, 4, place.coordinate.longitude)
            sqlite3_bind_double(insert, 5, log10(1 + place.popularity) / 6)
            sqlite3_step(insert)
            sqlite3_reset(insert)
        }
        try text.run("INSERT INTO names(names) VALUES ('rebuild'); COMMIT")
    }

    /// The most popular names.
    func popular(_ keystroke: Keystroke) throws -> [String] {
        if byPopularity == nil {
            byPopularity = try prepare(
                """
                SELECT places.name FROM names JOIN places ON places.id = names.rowid \
                WHERE names MATCH ? ORDER BY magnitude DESC LIMIT 5
                """
            )
        }
        Self.bind(Self.phrase(keystroke), to: byPopularity, 1)
        return rows(byPopularity)
    }

    /// The best names by popularity and nearness; the Earth is flat here, which is the cheaper.
    func near(_ keystroke: Keystroke) throws -> [String] {
        if byScore == nil {
            byScore = try prepare(
                """
                SELECT places.name FROM names JOIN places ON places.id = names.rowid \
                WHERE names MATCH ? ORDER BY 0.4 * magnitude \
                + 0.6 / (1 + ((lat - ?) * (lat - ?) + (lon - ?) * (lon - ?)) * 20) DESC LIMIT 5
                """
            )
        }
        Self.bind(Self.phrase(keystroke), to: byScore, 1)
        for column: Int32 in 2...3 {
            sqlite3_bind_double(byScore, column, keystroke.position.latitude)
            sqlite3_bind_double(byScore, column + 2, keystroke.position.longitude)
        }
        return rows(byScore)
    }

    /// A phrase whose last word may go on.
    private static func phrase(_ keystroke: Keystroke) -> String {
        let words = keystroke.query.words.map { String(decoding: $0, as: UTF8.self) }
        return "\"\(words.joined(separator: " "))\" *"
    }

    private func rows(_ statement: OpaquePointer?) -> [String] {
        var rows: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            if let text = sqlite3_column_text(statement, 0) { rows.append(String(cString: text)) }
        }
        sqlite3_reset(statement)
        return rows
    }

    private func run(_ commands: String) throws {
        guard sqlite3_exec(database, commands, nil, nil, nil) == SQLITE_OK else {
            throw Failure(message: String(cString: sqlite3_errmsg(database)))
        }
    }

    private func prepare(_ command: String) throws -> OpaquePointer? {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(database, command, -1, &statement, nil) == SQLITE_OK else {
            throw Failure(message: String(cString: sqlite3_errmsg(database)))
        }
        return statement
    }

    private static func bind(_ text: String, to statement: OpaquePointer?, _ column: Int32) {
        // SQLITE_TRANSIENT, which Swift cannot import: the text is copied.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        sqlite3_bind_text(statement, column, text, -1, transient)
    }
}
