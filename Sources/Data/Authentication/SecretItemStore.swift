import Foundation
import MomentumDomain

/// Keeps a session in one entry, and looks at every status (AU-4).
///
/// The entry is the token, and after a line break, which no token has, the session's name.
struct SecretItemStore: Sendable {
    // `errSecSuccess` and `errSecItemNotFound`; Security exists on Apple systems only.
    private static let success: Int32 = 0
    private static let notFound: Int32 = -25300

    let item: any SecretItem

    /// The name of an entry at one server, so that its token is never offered to another.
    static func account(_ name: String, at server: ServerAddress) -> String {
        "\(name)@\(server.origin)"
    }

    func load() throws(AuthenticationError) -> StoredSession? {
        let (status, secret) = item.read()
        // A locked device answers errSecInteractionNotAllowed, which is not "there is none".
        if status == Self.notFound { return nil }
        let lines = secret.map { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
        guard status == Self.success, let lines, let first = lines.first,
            let token = SessionToken(String(first))
        else { throw failure(status) }
        return StoredSession(token: token, name: lines.dropFirst().first.map(String.init))
    }

    func save(_ session: StoredSession) throws(AuthenticationError) {
        let lines = [session.token.reveal(), session.name].compactMap(\.self)
        let secret = Data(lines.joined(separator: "\n").utf8)
        // Never deleted first: a failure in between would lose the session.
        var status = item.update(secret)
        if status == Self.notFound { status = item.add(secret) }
        guard status == Self.success else { throw failure(status) }
    }

    func delete() throws(AuthenticationError) {
        let status = item.delete()
        guard status == Self.success || status == Self.notFound else { throw failure(status) }
    }

    private func failure(_ status: Int32) -> AuthenticationError {
        .storage(FailureCause(domain: "OSStatus", code: Int(status), detail: "Keychain"))
    }
}
