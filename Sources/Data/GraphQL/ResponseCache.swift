package import Foundation
package import MomentumAuthenticationDomain
import MomentumData

/// Answers of queries, for one session on this device, without a token: in memory alone, or in a
/// folder with a file for each entry. Each file is written whole but not flushed, because a power
/// cut may lose some without harm; a damaged one is dropped.
package actor ResponseCache: AccountBelongings {
    /// The owner and request of an answer: entities of two spaces or sessions never meet (SC-9).
    struct Key: Hashable, Codable, Sendable {
        /// The random name of the session (BX-1).
        let session: String
        let space: String?
        let operation: String
        /// The request's bytes: document and variables.
        let body: Data
    }

    struct Entry: Hashable, DocumentContent, Sendable {
        static let currentVersion = ResponseCache.version

        var version = Self.currentVersion
        let key: Key
        var body: Data
        let storedAt: Date
        let tags: Set<GraphQLTag>
        /// True if a mutation touched the data of the entry.
        var isTouched: Bool

        func isStale(at date: Date) -> Bool {
            isTouched
                || !(0..<ResponseCache.freshSeconds).contains(date.timeIntervalSince(storedAt))
        }
    }

    /// A point in the cache's history, taken when a request begins.
    struct Moment: Hashable, Sendable {
        /// The number of mutations that may have changed the cache.
        var changes = 0
        var wipes = 0
    }

    /// The version of an entry's file; version 1 had accounts in place of sessions.
    static let version = 2
    /// The seconds during which an entry counts as fresh (BX-1).
    static let freshSeconds: TimeInterval = 30
    /// The seconds for which an entry can be used (BX-1).
    static let usableSeconds: TimeInterval = 7 * 24 * 3600
    /// The maximum number of entries (BX-1).
    static let maximumEntries = 200
    /// The largest sum of kept answers, in bytes.
    static let maximumBytes = 16 * 1024 * 1024

    private(set) var moment = Moment()

    private let files: ResponseCacheFolder?
    private var entries: [Key: Entry] = [:]
    private var isLoaded = false

    /// - Parameter folder: The folder in which entries outlive the process; `nil` for memory alone.
    package init(folder: URL? = nil) {
        files = folder.map { ResponseCacheFolder(url: $0) }
    }

    /// The key of a request; `nil` for a session whose answers are not cached.
    nonisolated func key(for credentials: Credentials, operation: String, body: Data) -> Key? {
        credentials.sessionName.map { name in
            Key(session: name, space: credentials.space, operation: operation, body: body)
        }
    }

    func entry(for key: Key, now: Date) -> Entry? {
        load()
        guard let entry = entries[key] else { return nil }
        let age = now.timeIntervalSince(entry.storedAt)
        return (0..<Self.usableSeconds).contains(age) ? entry : nil
    }

    /// Stores the answer to a request that began at `began`.
    func store(
        _ body: Data,
        for key: Key,
        tags: Set<GraphQLTag>,
        now: Date,
        began: Moment
    ) {
        load()
        // An answer that arrives after the cache was emptied is stale.
        guard body.count <= Self.maximumBytes, began.wipes == moment.wipes else { return }
        let entry = Entry(
            key: key,
            body: body,
            storedAt: now,
            tags: tags,
            isTouched: began != moment
        )
        put(entry)
        makeRoom()
    }

    func touch(_ tags: Set<GraphQLTag>) {
        load()
        moment.changes += 1
        for entry in entries.values where !entry.tags.isDisjoint(with: tags) {
            var entry = entry
            entry.isTouched = true
            put(entry)
        }
    }

    /// Applies a mutation's answer to the lists of its session and space.
    func apply(
        _ patch: GraphQLPatch,
        answer: Data,
        variables: [String: GraphQLValue],
        for credentials: Credentials
    ) {
        for entry in entries.values
        where entry.key.session == credentials.sessionName
            && entry.key.space == credentials.space
        {
            guard let body = patch.applied(to: entry.body, answer: answer, variables: variables)
            else { continue }
            var entry = entry
            entry.body = body
            put(entry)
        }
    }

    package func stopWork(_ reason: AuthenticationState.Reason) {}

    package func wipe() {
        entries = [:]
        isLoaded = true
        moment.wipes += 1
        files?.wipe()
    }

    private func load() {
        guard !isLoaded else { return }
        isLoaded = true
        for entry in files?.entries() ?? [] { entries[entry.key] = entry }
    }

    private func put(_ entry: Entry) {
        entries[entry.key] = entry
        files?.write(entry)
    }

    private func makeRoom() {
        var bytes = entries.values.reduce(0) { $0 + $1.body.count }
        var oldest = entries.values.sorted { $0.storedAt > $1.storedAt }
        while entries.count > Self.maximumEntries || bytes > Self.maximumBytes,
            let entry = oldest.popLast()
        {
            entries[entry.key] = nil
            files?.remove(entry.key)
            bytes -= entry.body.count
        }
    }
}
