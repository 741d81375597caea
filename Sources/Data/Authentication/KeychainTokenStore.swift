import Foundation
package import MomentumAuthenticationDomain
package import MomentumDomain
package import MomentumNetwork

/// Keeps the session at one server in a Keychain entry, and checks every status (AU-4).
///
/// The entry is the token, the session's name and the account's id, each on a line; no token
/// contains a line break. An entry that begins with a line break holds the reason why there is no
/// session.
package actor KeychainTokenStore: TokenStore {
    private let keychain: any Keychain
    private let log: @Sendable (FailureCause) -> Void
    private var entry: KeychainEntry

    /// The entry's account names the origin of `server`, so no other server receives the token.
    ///
    /// `accessGroup` names the apps that share the entry, `nil` for this one. `log` is called
    /// when the login keychain replaces the data-protection one.
    package init(
        keychain: any Keychain,
        service: String,
        accessGroup: String?,
        server: ServerAddress,
        log: @escaping @Sendable (FailureCause) -> Void
    ) {
        self.keychain = keychain
        self.log = log
        entry = KeychainEntry(
            service: service,
            account: "session@\(server.origin)",
            accessGroup: accessGroup
        )
    }

    package func load() throws(AuthenticationError) -> StoredSession? {
        let answer = call { [keychain] in keychain.read($0) }
        // A locked device answers errSecInteractionNotAllowed, which does not mean "there is none".
        if answer.status == KeychainAnswer.notFound { return nil }
        let lines = answer.secret.map { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
        if answer.status == KeychainAnswer.success, reason(in: answer) != nil { return nil }
        guard answer.status == KeychainAnswer.success, let lines, let first = lines.first,
            let token = SessionToken(String(first))
        else { throw failure(answer) }
        let rest = lines.dropFirst().map(String.init)
        return StoredSession(token: token, name: rest.first, account: rest.dropFirst().first)
    }

    /// The Keychain has no lock: between the reading and the writing of a call, another program can
    /// store a session, which is then lost.
    package func replace(
        _ expected: SessionToken,
        with session: StoredSession
    ) throws(AuthenticationError) -> Bool {
        guard try load()?.token == expected else { return false }
        try save(session)
        return true
    }

    package func save(_ session: StoredSession) throws(AuthenticationError) {
        // Without a name, the account's line would be taken for it.
        let account = session.name == nil ? nil : session.account
        let lines = [session.token.reveal(), session.name, account].compactMap(\.self)
        try save(lines.joined(separator: "\n"))
    }

    private func save(_ secret: String) throws(AuthenticationError) {
        let content = KeychainContent(secret: Data(secret.utf8))
        // The entry is never deleted first: a failure in between would lose the session.
        var answer = call { [keychain] in keychain.update($0, to: content) }
        if answer.status == KeychainAnswer.notFound {
            answer = call { [keychain] in keychain.add($0, with: content) }
        }
        guard answer.status == KeychainAnswer.success else { throw failure(answer) }
    }

    package func delete(_ expected: SessionToken) throws(AuthenticationError) {
        guard try load()?.token == expected else { return }
        let answer = call { [keychain] in keychain.delete($0) }
        guard [KeychainAnswer.success, KeychainAnswer.notFound].contains(answer.status) else {
            throw failure(answer)
        }
    }

    package func delete(
        _ expected: SessionToken,
        because reason: AuthenticationState.Reason
    ) async throws(AuthenticationError) {
        guard let text = reason.storedText else { return try delete(expected) }
        guard try load()?.token == expected else { return }
        try save("\n" + text)
    }

    package func reasonForNone() async throws(AuthenticationError) -> AuthenticationState.Reason? {
        reason(in: call { [keychain] in keychain.read($0) })
    }

    private func reason(in answer: KeychainAnswer) -> AuthenticationState.Reason? {
        guard let secret = answer.secret, secret.first == UInt8(ascii: "\n") else { return nil }
        return AuthenticationState.Reason(
            storedText: String(decoding: secret.dropFirst(), as: UTF8.self)
        )
    }

    /// Makes a call.
    ///
    /// On a Mac without the data-protection entitlement, this and all later calls use the login
    /// keychain.
    private func call(_ body: (KeychainEntry) -> KeychainAnswer) -> KeychainAnswer {
        let answer = body(entry)
        guard answer.status == KeychainAnswer.missingEntitlement, keychain.hasLoginKeychain,
            entry.place == .dataProtection
        else { return answer }
        entry.place = .login
        entry.accessGroup = nil
        log(
            FailureCause(
                domain: Self.errorDomain,
                code: Int(answer.status),
                detail:
                    "no entitlement for the data-protection keychain; the login keychain is used"
            )
        )
        return body(entry)
    }

    private static var errorDomain: String { "OSStatus" }

    private func failure(_ answer: KeychainAnswer) -> AuthenticationError {
        .storage(
            FailureCause(domain: Self.errorDomain, code: Int(answer.status), detail: "Keychain")
        )
    }
}
