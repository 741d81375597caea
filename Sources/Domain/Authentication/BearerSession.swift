public import Foundation

/// A signed-in account, as far as it is known.
public struct BearerSession: Hashable, Sendable {
    public var token: SessionToken
    /// `nil` until the server has named it.
    public var account: SessionAccount?
    /// When the server says that the session ends; a remark, never a reason to end it.
    public var expiry: Date?
    /// When the server last said that the session lives.
    public var verifiedAt: Date?
    /// Whether the token is in the store; `false` means that it does not outlast this run.
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
}
