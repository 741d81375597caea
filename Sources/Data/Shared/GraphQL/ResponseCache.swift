public import Foundation
public import MomentumDomain

/// Answers of queries, for one account on this device (BX-1, BX-2).
///
/// It holds answers and no token. In memory alone, or in a folder with a file for each entry, each
/// written as a whole; a damaged file is dropped.
public actor ResponseCache: AccountBelongings {
    /// What an answer belongs to: entities of two spaces or accounts never meet (SC-9).
    struct Key: Hashable, Codable, Sendable {
        let account: String
        let space: String?
        let operation: String
        /// The request's bytes: document and variables.
        let body: Data
    }

    struct Entry: Hashable, Codable, Sendable {
        var version = 1
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

    /// How long an entry counts as fresh (BX-1).
    static let freshSeconds: TimeInterval = 30
    /// How long an entry is usable at all (BX-1).
    static let usableSeconds: TimeInterval = 7 * 24 * 3600
    /// How many entries are kept (BX-1).
    static let maximumEntries = 200
    /// How many bytes of answers are kept (BX-1).
    public static let maximumBytes = 16 * 1024 * 1024

    /// How many mutations have touched the cache.
    private(set) var changes = 0

    private let files: ResponseCacheFolder?
    private var entries: [Key: Entry] = [:]
    private var isLoaded = false

    /// - Parameter folder: Where entries outlive the process; `nil` for memory alone.
    public init(folder: URL? = nil) {
        files = folder.map { ResponseCacheFolder(url: $0) }
    }

    /// The key of a request.
    ///
    /// Before the account is known, offline at launch, it is that of the entries there are: they
    /// cannot belong to another one, because each sign-in and each sign-out wipes them.
    func key(for credentials: Credentials, operation: String, body: Data) -> Key? {
        load()
        guard let account = credentials.accountID ?? entries.keys.first?.account else { return nil }
        return Key(account: account, space: credentials.space, operation: operation, body: body)
    }

    func entry(for key: Key, now: Date) -> Entry? {
        load()
        guard let entry = entries[key] else { return nil }
        let age = now.timeIntervalSince(entry.storedAt)
        return (0..<Self.usableSeconds).contains(age) ? entry : nil
    }

    func store(
        _ body: Data,
        for key: Key,
        tags: Set<GraphQLTag>,
        now: Date,
        changesAtStart: Int
    ) {
        load()
        guard body.count <= Self.maximumBytes else { return }
        let entry = Entry(
            key: key,
            body: body,
            storedAt: now,
            tags: tags,
            isTouched: changes != changesAtStart
        )
        put(entry)
        makeRoom()
    }

    /// Makes every entry with one of the tags stale at once.
    func touch(_ tags: Set<GraphQLTag>) {
        load()
        changes += 1
        for entry in entries.values where !entry.tags.isDisjoint(with: tags) {
            var entry = entry
            entry.isTouched = true
            put(entry)
        }
    }

    /// Puts what a mutation returned into the lists of its account and space.
    func apply(
        _ patch: GraphQLPatch,
        answer: Data,
        variables: [String: GraphQLValue],
        for credentials: Credentials
    ) {
        for entry in entries.values
        where entry.key.space == credentials.space
            && (credentials.accountID ?? entry.key.account) == entry.key.account
        {
            guard let body = patch.applied(to: entry.body, answer: answer, variables: variables)
            else { continue }
            var entry = entry
            entry.body = body
            put(entry)
        }
    }

    public func stopWork() {}

    public func wipe() {
        entries = [:]
        isLoaded = true
        changes += 1
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
