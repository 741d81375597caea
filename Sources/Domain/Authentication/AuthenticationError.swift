import Foundation
public import MomentumDomain

/// The failures of signing in, staying signed in and signing out.
public enum AuthenticationError: Error, Hashable, Sendable {
    /// The rule that a callback address broke.
    public enum CallbackFault: Hashable, Sendable {
        case address
        case form
        case missing
        case noAttempt
    }

    /// The reason a code was not exchanged for a token.
    public enum ExchangeFault: Hashable, Sendable {
        /// The server offers no exchange.
        case missing
        /// The code is unknown, used, expired or from another attempt.
        case codeRefused
        case other(FailureCause)
    }

    case notSignedIn
    case cannotPresent(FailureCause)
    case callbackRefused(CallbackFault)
    case stateMismatch
    /// The server's own code: `no_session`, `no_url`, `init_failed`, `access_denied`, or another.
    case serverRefused(code: String)
    case exchangeFailed(ExchangeFault)
    case storage(FailureCause)
    case sessionEnded
    /// The session is valid, but the server refuses the request.
    case notAuthorised
    /// The device is signed out, but the session may remain valid at the server until it expires.
    case signOutIncomplete
    /// The server's answer proves nothing about the session.
    case unexpectedAnswer
    /// An account is signed in and must be signed out first.
    case alreadySignedIn
    /// The callback exposed a token to other programs. Its session was ended.
    case serverSendsToken
    /// The server could not be reached.
    case unavailable(FailureCause)
    case cancelled
}

extension AuthenticationError: MomentumError {
    public static var errorDomain: String { "Authentication" }

    public var errorCode: Int {
        switch self {
        case .cancelled: 0
        case .notSignedIn: 1
        case .cannotPresent: 2
        case .callbackRefused: 3
        case .stateMismatch: 4
        case .serverRefused: 5
        case .exchangeFailed: 6
        case .storage: 7
        case .sessionEnded: 8
        case .notAuthorised: 9
        case .signOutIncomplete: 10
        case .unexpectedAnswer: 11
        case .alreadySignedIn: 12
        case .serverSendsToken: 13
        case .unavailable(let cause): cause.code
        }
    }

    public var cause: FailureCause? {
        if case .unavailable(let cause) = self { cause } else { nil }
    }

    public var isCancelled: Bool { self == .cancelled }
}
