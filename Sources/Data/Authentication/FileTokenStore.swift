public import Foundation
public import MomentumAuthenticationDomain
import MomentumData
import MomentumDomain
public import MomentumNetwork

/// Keeps the token of one server in a file that only its owner may read. The file has a session for
/// each server's origin; no other server receives its token.
public actor FileTokenStore: TokenStore {
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
        guard let entry = try entry(), !entry.token.isEmpty else { return nil }
        guard let token = SessionToken(entry.token) else {
            throw Self.failure(file.damaged("token"))
        }
        return StoredSession(token: token, name: entry.name, account: entry.account)
    }

    public func save(_ session: StoredSession) async throws(AuthenticationError) {
        let entry = SessionFile.Entry(session, at: origin)
        do throws(DocumentError) {
            do throws(DocumentError) {
                try await file.change(SessionFile.self) { old in
                    ((old ?? SessionFile()).with(entry), ())
                }
            } catch {
                // Signing in replaces a document that cannot be read; a failed write keeps it.
                guard isUnreadable else { throw error }
                try await file.replace(with: SessionFile().with(entry))
            }
        } catch {
            throw AuthenticationError(error)
        }
    }

    public func replace(
        _ expected: SessionToken,
        with session: StoredSession
    ) async throws(AuthenticationError) -> Bool {
        do throws(DocumentError) {
            let entry = SessionFile.Entry(session, at: origin)
            return try await change { old in
                // A renewed token is good although another process was refused with the one before.
                let isLost = session.token != expected && old.isRefusal(of: session.name)
                return old.isSession(expected) || isLost ? entry : nil
            }
        } catch {
            throw AuthenticationError(error)
        }
    }

    public func delete(_ expected: SessionToken) async throws(AuthenticationError) {
        do throws(DocumentError) {
            let removed = try await file.remove { [file, origin] bytes throws(DocumentError) in
                // Only another program can read the sessions of a newer version.
                try file.checkVersion(of: bytes, supported: SessionFile.currentVersion)
                // An unreadable document goes too, because it may be this session.
                let content = try? file.decode(SessionFile.self, bytes)
                return content?.isOnly(expected, at: origin) ?? true
            }
            // The sessions at other servers stay.
            guard removed == nil, try file.read() != nil else { return }
            try await end(expected, because: nil)
        } catch {
            throw AuthenticationError(error)
        }
    }

    public func delete(
        _ expected: SessionToken,
        because reason: AuthenticationState.Reason
    ) async throws(AuthenticationError) {
        guard let text = reason.storedText else { return try await delete(expected) }
        do throws(DocumentError) {
            try await end(expected, because: text)
        } catch {
            if case .newerVersion = error { throw AuthenticationError(error) }
            // Losing the reason is better than keeping the token of an ended session.
            try await delete(expected)
        }
    }

    public func reasonForNone() async throws(AuthenticationError) -> AuthenticationState.Reason? {
        guard let entry = try entry(), entry.token.isEmpty else { return nil }
        return entry.reason.flatMap { AuthenticationState.Reason(storedText: $0) }
    }

    /// True if the document is damaged or cannot be read; false for one of a newer version.
    private var isUnreadable: Bool {
        do throws(DocumentError) {
            _ = try file.read(as: SessionFile.self)
            return false
        } catch .newerVersion {
            return false
        } catch {
            return true
        }
    }

    private func entry() throws(AuthenticationError) -> SessionFile.Entry? {
        do throws(DocumentError) {
            return try file.read(as: SessionFile.self)?.entry(at: origin)
        } catch {
            throw Self.failure(error)
        }
    }

    private func end(
        _ expected: SessionToken,
        because reason: String?
    ) async throws(DocumentError) {
        _ = try await change { old in
            old.isSession(expected) ? SessionFile.Entry(endOf: old, because: reason) : nil
        }
    }

    /// Replaces this server's entry by that of `body`, unless it is `nil`; returns true if it did.
    private func change(
        _ body: (SessionFile.Entry) -> SessionFile.Entry?
    ) async throws(DocumentError) -> Bool {
        try await file.change(SessionFile.self) { [origin] old in
            guard let old, let new = old.entry(at: origin).flatMap(body) else {
                return (nil, false)
            }
            return (old.with(new), true)
        }
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
