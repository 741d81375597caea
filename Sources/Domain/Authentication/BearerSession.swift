public import Foundation

/// The known facts about a signed-in account.
public struct BearerSession: Hashable, Sendable {
    public var token: SessionToken
    /// `nil` until the server names the account.
    public var account: SessionAccount?
    /// The end of the session that the server announced; it never ends the session here.
    public var expiry: Date?
    /// The time of the server's last answer that the session lives.
    public var verifiedAt: Date?
    /// True if the token is in the store; `false` means that it does not outlast this run.
    public var isKept: Bool

    public init(
        token: SessionToken,
        account: SessionAccount? = nil,
        expiry: Date? = nil,
        verifiedAt: Date? = nil,
        isKept: Bool = true
    ) {
        self.token = token
        self.account = account
        self.expiry = expiry
        self.verifiedAt = verifiedAt
        self.isKept = isKept
    }

    /// Applies the server's answer that the session lives; true if the answer replaces the token.
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
