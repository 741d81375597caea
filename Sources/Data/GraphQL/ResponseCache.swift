public import Foundation
public import MomentumAuthenticationDomain
import MomentumData

/// Answers of queries, for one session on this device. It holds answers and no token. In memory
/// alone, or in a folder with a file for each entry, each written as a whole; a damaged file is
/// dropped.
public actor ResponseCache: AccountBelongings {
    /// What an answer belongs to: entities of two spaces or sessions never meet (SC-9).
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
        /// Whether a mutation has touched what it holds.
        var isTouched: Bool

        func isStale(at date: Date) -> Bool {
            isTouched
                || !(0..<ResponseCache.freshSeconds).contains(date.timeIntervalSince(storedAt))
        }
    }

    /// A point in the cache's life, for what is stored later.
    struct Moment: Hashable, Sendable {
        /// How many mutations have touched the cache.
        var changes = 0
        /// How often it was emptied.
        var wipes = 0
    }

    /// The version of an entry's file: version 1 knew accounts and no sessions.
    static let version = 2
    /// How long an entry counts as fresh (BX-1).
    static let freshSeconds: TimeInterval = 30
    /// How long an entry is usable at all (BX-1).
    static let usableSeconds: TimeInterval = 7 * 24 * 3600
    /// How many entries are kept (BX-1).
    static let maximumEntries = 200
    /// How many bytes of answers are kept.
    public static let maximumBytes = 16 * 1024 * 1024

    private(set) var moment = Moment()

    private let files: ResponseCacheFolder?
    private var entries: [Key: Entry] = [:]
    private var isLoaded = false

    /// - Parameter folder: Where entries outlive the process; `nil` for memory alone.
    public init(folder: URL? = nil) {
        files = folder.map { ResponseCacheFolder(url: $0) }
    }

    /// The key of a request; `nil` for a session whose answers are not kept.
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

    /// Keeps an answer to what was asked at the moment `began`.
    func store(
        _ body: Data,
        for key: Key,
        tags: Set<GraphQLTag>,
        now: Date,
        began: Moment
    ) {
        load()
        // An answer that came after the cache was emptied belongs to nobody.
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

    /// Makes every entry with one of the tags stale at once.
    func touch(_ tags: Set<GraphQLTag>) {
        load()
        moment.changes += 1
        for entry in entries.values where !entry.tags.isDisjoint(with: tags) {
            var entry = entry
            entry.isTouched = true
            put(entry)
        }
    }

    /// Puts what a mutation returned into the lists of its session and space.
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

    public func stopWork(_ reason: AuthenticationState.Reason) {}

    public func wipe() {
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
