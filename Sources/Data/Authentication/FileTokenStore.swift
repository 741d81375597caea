public import Foundation
public import MomentumDomain

/// Keeps the token of one server in a file that only its owner may read.
///
/// The file names the server's origin; a token is never offered to another one (AU-4).
public actor FileTokenStore: TokenStore {
    private struct Content: Codable {
        let version: Int
        let origin: String
        let token: String
        /// Earlier versions neither wrote nor read it.
        let name: String?
    }

    private let file: PrivateFile
    private let origin: String

    /// Creates a store for the token of `server`; the folder of the file need not exist.
    public init(file: URL, server: ServerAddress) {
        self.file = PrivateFile(url: file)
        origin = server.origin
    }

    public func load() throws(AuthenticationError) -> StoredSession? {
        guard let data = try file.read() else { return nil }
        guard let content = try? JSONDecoder().decode(Content.self, fromOutside: data),
            content.version == 1
        else {
            let detail = "the file is damaged"
            throw .storage(FailureCause(domain: "FileTokenStore", code: 1, detail: detail))
        }
        guard content.origin == origin, let token = SessionToken(content.token) else { return nil }
        return StoredSession(token: token, name: content.name)
    }

    public func save(_ session: StoredSession) throws(AuthenticationError) {
        let content = Content(
            version: 1,
            origin: origin,
            token: session.token.reveal(),
            name: session.name
        )
        guard let data = try? JSONEncoder().encode(content) else {
            let detail = "the token cannot be written"
            throw .storage(FailureCause(domain: "FileTokenStore", code: 2, detail: detail))
        }
        try file.write(data)
    }

    public func delete() throws(AuthenticationError) {
        try file.delete()
    }
}
