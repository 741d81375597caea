public import Foundation
public import MomentumDomain

/// Keeps the token of one server in a file that only its owner may read.
///
/// The file names the server's origin; a token is never offered to another one (AU-4).
public actor FileTokenStore: TokenStore {
    private struct Content: DocumentContent {
        static let currentVersion = 1

        let version: Int
        let origin: String
        let token: String
        /// Earlier versions neither wrote nor read it.
        let name: String?
    }

    private let file: SharedDocument
    private let origin: String

    /// Creates a store for the token of `server`; the folder of the file need not exist.
    public init(file: URL, server: ServerAddress) {
        self.init(file: file, server: server, in: PosixFileSystem())
    }

    init(file: URL, server: ServerAddress, in fileSystem: any FileSystem) {
        self.file = SharedDocument(
            file,
            subject: "session file",
            staysOnDevice: true,
            in: fileSystem,
            pauses: ContinuousClock()
        )
        origin = server.origin
    }

    public func load() throws(AuthenticationError) -> StoredSession? {
        let content: Content?
        do throws(DocumentError) {
            content = try file.read(as: Content.self)
        } catch {
            throw Self.failure(error)
        }
        guard let content, content.origin == origin, let token = SessionToken(content.token) else {
            return nil
        }
        return StoredSession(token: token, name: content.name)
    }

    public func save(_ session: StoredSession) async throws(AuthenticationError) {
        let content = Content(
            version: Content.currentVersion,
            origin: origin,
            token: session.token.reveal(),
            name: session.name
        )
        do throws(DocumentError) {
            try await file.replace(with: content)
        } catch {
            throw AuthenticationError(error)
        }
    }

    public func delete() async throws(AuthenticationError) {
        do throws(DocumentError) {
            _ = try await file.remove()
        } catch {
            throw AuthenticationError(error)
        }
    }

    private static func failure(_ error: DocumentError) -> AuthenticationError {
        if case .newerVersion = error { return AuthenticationError(error) }
        let cause = FailureCause(
            domain: "FileTokenStore",
            code: 1,
            detail: FailureCause(error).detail,
            explanation: "The saved session cannot be read. Sign in again to replace it."
        )
        return .storage(cause)
    }
}
