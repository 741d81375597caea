public import Foundation
public import MomentumAuthenticationDomain
import MomentumData
import MomentumDomain
public import MomentumNetwork

/// Keeps the token of one server in a file that only its owner may read. The file names the
/// server's origin; no other server receives the token.
public actor FileTokenStore: TokenStore {
    private struct Content: DocumentContent {
        static let currentVersion = 1

        let version: Int
        let origin: String
        /// The token; empty after the end of a session, which earlier versions read as no session.
        let token: String
        /// Earlier versions neither wrote nor read it.
        let name: String?
        /// Earlier versions neither wrote nor read it.
        var account: String?
        /// The reason the session ended; earlier versions have no such field.
        var reason: String?

        func isSession(_ token: SessionToken, at origin: String) -> Bool {
            self.origin == origin && SessionToken(self.token) == token
        }
    }

    private let file: SharedDocument
    private let origin: String

    /// Creates a store for the token of `server`; the file's folder need not exist.
    public init(file: URL, server: ServerAddress) {
        self.init(file: file, server: server, in: PosixFileSystem())
    }

    init(file: URL, server: ServerAddress, in fileSystem: any FileSystem) {
        self.file = SharedDocument(
            file,
            subject: "session file",
            staysOnDevice: true,
            in: fileSystem,
            clock: ContinuousClock()
        )
        origin = server.origin
    }

    public func load() throws(AuthenticationError) -> StoredSession? {
        guard let content = try content(), let token = SessionToken(content.token) else {
            return nil
        }
        return StoredSession(token: token, name: content.name, account: content.account)
    }

    public func save(_ session: StoredSession) async throws(AuthenticationError) {
        do throws(DocumentError) {
            try await file.replace(with: content(of: session))
        } catch {
            throw AuthenticationError(error)
        }
    }

    public func replace(
        _ expected: SessionToken,
        with session: StoredSession
    ) async throws(AuthenticationError) -> Bool {
        do throws(DocumentError) {
            return try await replace(expected, with: content(of: session))
        } catch {
            throw AuthenticationError(error)
        }
    }

    public func delete(
        _ expected: SessionToken,
        because reason: AuthenticationState.Reason
    ) async throws(AuthenticationError) {
        guard let text = reason.storedText else { return try await delete(expected) }
        let content = Content(
            version: Content.currentVersion,
            origin: origin,
            token: "",
            name: nil,
            reason: text
        )
        do throws(DocumentError) {
            _ = try await replace(expected, with: content)
        } catch {
            if case .newerVersion = error { throw AuthenticationError(error) }
            // Losing the reason is better than keeping the token of an ended session.
            try await delete(expected)
        }
    }

    public func reasonForNone() async throws(AuthenticationError) -> AuthenticationState.Reason? {
        guard let content = try content(), content.token.isEmpty else { return nil }
        return content.reason.flatMap { AuthenticationState.Reason(storedText: $0) }
    }

    private func content() throws(AuthenticationError) -> Content? {
        do throws(DocumentError) {
            let content = try file.read(as: Content.self)
            return content?.origin == origin ? content : nil
        } catch {
            throw Self.failure(error)
        }
    }

    /// Replaces the document if it has this server's token `expected`; returns true if it did.
    private func replace(
        _ expected: SessionToken,
        with content: Content
    ) async throws(DocumentError) -> Bool {
        try await file.change(Content.self) { [origin] old in
            let isExpected = old?.isSession(expected, at: origin) == true
            return (isExpected ? content : nil, isExpected)
        }
    }

    public func delete(_ expected: SessionToken) async throws(AuthenticationError) {
        do throws(DocumentError) {
            _ = try await file.remove { [file, origin] bytes in
                // An unreadable document goes too, because it may be this session.
                let content = try? file.decode(Content.self, bytes)
                return content?.isSession(expected, at: origin) ?? true
            }
        } catch {
            throw AuthenticationError(error)
        }
    }

    private func content(of session: StoredSession) -> Content {
        Content(
            version: Content.currentVersion,
            origin: origin,
            token: session.token.reveal(),
            name: session.name,
            account: session.account
        )
    }

    private static func failure(_ error: DocumentError) -> AuthenticationError {
        if case .newerVersion = error { return AuthenticationError(error) }
        let cause = FailureCause(
            domain: "Authentication.TokenFile",
            code: 1,
            detail: FailureCause(error).detail,
            explanation: "The saved session cannot be read. Sign in again to replace it."
        )
        return .storage(cause)
    }
}
