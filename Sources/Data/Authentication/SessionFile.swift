import MomentumAuthenticationDomain
import MomentumData

/// The document of a ``FileTokenStore``: the sessions by server, the latest first.
///
/// The latest has the fields of the document itself, as in earlier versions, which had no other.
struct SessionFile: DocumentContent {
    /// The session at one server.
    struct Entry: Codable {
        let origin: String
        /// The token; empty after the end of a session, which earlier versions read as no session.
        let token: String
        /// The name, also of an ended session; earlier versions neither wrote nor read it.
        let name: String?
        /// Earlier versions neither wrote nor read it.
        let account: String?
        /// The reason the session ended; earlier versions have no such field.
        let reason: String?

        init(_ session: StoredSession, at origin: String) {
            (self.origin, token, reason) = (origin, session.token.reveal(), nil)
            (name, account) = (session.name, session.account)
        }

        /// The end of a session for a reason, or without one.
        init(endOf entry: Entry, because reason: String? = nil) {
            (origin, token, self.reason) = (entry.origin, "", reason)
            (name, account) = (reason == nil ? nil : entry.name, nil)
        }

        func isSession(_ token: SessionToken) -> Bool { SessionToken(self.token) == token }

        /// True if another process took the session `name` for ended because the server refused its
        /// former token.
        func isRefusal(of name: String?) -> Bool {
            token.isEmpty && name != nil && self.name == name
                && reason == AuthenticationState.Reason.sessionEnded.storedText
        }
    }

    private enum CodingKeys: CodingKey { case version, others }

    static let currentVersion = 1

    let version: Int
    private let entries: [Entry]

    init() {
        self.init([])
    }

    private init(_ entries: [Entry]) {
        (version, self.entries) = (Self.currentVersion, entries)
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        version = try values.decode(Int.self, forKey: .version)
        let others = try values.decodeIfPresent([Entry].self, forKey: .others) ?? []
        entries = [try Entry(from: decoder)] + others
    }

    func encode(to encoder: any Encoder) throws {
        try entries.first?.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(version, forKey: .version)
        let others = entries.dropFirst()
        if !others.isEmpty { try values.encode(Array(others), forKey: .others) }
    }

    func entry(at origin: String) -> Entry? { entries.first { $0.origin == origin } }

    /// True if the document has this session and no other.
    func isOnly(_ token: SessionToken, at origin: String) -> Bool {
        entry(at: origin)?.isSession(token) == true && entries.allSatisfy { $0.origin == origin }
    }

    /// The document with `entry` in the place of the one of its server.
    func with(_ entry: Entry) -> SessionFile {
        SessionFile([entry] + entries.filter { $0.origin != entry.origin })
    }
}
