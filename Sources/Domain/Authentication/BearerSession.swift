public import Foundation

/// The known facts about a signed-in account.
public struct BearerSession: Hashable, Sendable {
    public var token: SessionToken
    /// The account; `nil` until the server names it.
    public var account: SessionAccount?
    /// The announced end of the session; it never ends the session here.
    public var expiry: Date?
    /// The time of the server's last confirmation that the session is valid.
    public var verifiedAt: Date?
    /// True if the token is in the store; false if it does not outlast this run.
    public var isKept: Bool
    /// The failure to store the token at the sign-in; `nil` if there was none.
    public internal(set) var storageFailure: AuthenticationError?
    /// False if the session before this one may live on at the server.
    public internal(set) var isFormerEnded = true
    /// The id of the account in an earlier run.
    private let storedAccount: String?

    public init(
        token: SessionToken,
        account: SessionAccount? = nil,
        expiry: Date? = nil,
        verifiedAt: Date? = nil,
        isKept: Bool = true,
        storedAccount: String? = nil
    ) {
        self.token = token
        self.account = account
        self.expiry = expiry
        self.verifiedAt = verifiedAt
        self.isKept = isKept
        self.storedAccount = storedAccount
    }

    /// The id of the account, as the server named it in this run or an earlier one.
    public var accountID: String? { account?.id ?? storedAccount }

    /// The part of the session that is stored, under a random name.
    func stored(as name: String?) -> StoredSession {
        StoredSession(token: token, name: name, account: accountID)
    }

    /// Applies the server's confirmation of the session; returns true if it replaces the token.
    mutating func confirm(
        _ account: SessionAccount,
        _ expiry: Date?,
        _ renewed: SessionToken?,
        at now: Date
    ) -> Bool {
        (self.account, self.expiry, verifiedAt) = (account, expiry, now)
        defer { token = renewed ?? token }
        return renewed != nil && renewed != token
    }
}
