public import MomentumDomain

/// The reason a sync failed, with all underlying errors.
///
/// It can represent any error of a folder or service, so that messages are equal on every platform.
public struct SiteSyncFailure: Error, Hashable, Sendable {
    /// The meaning of a failure with the adapter's own domain and code.
    public enum Kind: Hashable, Sendable {
        /// There is no connection; nothing else is wrong.
        case offline
        /// No user is signed in, or the sign-in was refused.
        case noAccount
        /// The service exists but is temporarily unavailable.
        case unavailable
        /// The service asks the device to wait.
        case busy
        /// The sync folder does not exist; only the user can decide to create it.
        case noFolder
        /// The sync folder has none of the records that this device has synced with it. Only the
        /// user can decide to publish them again.
        case wasEmptied
        /// The device syncs with another folder, and can have only one.
        case otherFolder
    }

    /// The domain of errors without one.
    public static let defaultDomain = "SiteRotation.Sync"

    /// The caller stopped waiting, which is not a failure and is never shown.
    public static let cancelled = SiteSyncFailure(code: 3, message: "The sync was given up.")

    public var isCancelled: Bool { self == .cancelled }

    public let domain: String
    public let code: Int
    /// The error's own message.
    public let message: Phrase
    public let kind: Kind?
    /// The errors that caused this one, nearest first.
    public let underlying: [SiteSyncFailure]
    /// The failures of single records, if only part of the work was done.
    public let parts: [SiteSyncFailure]

    public init(
        domain: String = Self.defaultDomain,
        code: Int = 0,
        message: Phrase,
        kind: Kind? = nil,
        underlying: [SiteSyncFailure] = [],
        parts: [SiteSyncFailure] = []
    ) {
        self.domain = domain
        self.code = code
        self.message = message
        self.kind = kind
        self.underlying = underlying
        self.parts = parts
    }
}

extension SiteSyncFailure {
    /// The codes of CloudKit and Core Data with a meaning of their own (SR-119).
    ///
    /// From Apple's headers `CKError.h` and `CoreDataErrors.h`. They are literal numbers, because
    /// the rules also apply where those frameworks are missing.
    private static let kinds: [String: [Int: Kind]] = [
        "CKErrorDomain": [
            3: .offline,  // networkUnavailable
            4: .offline,  // networkFailure
            6: .unavailable,  // serviceUnavailable
            7: .busy,  // requestRateLimited
            9: .noAccount,  // notAuthenticated
            23: .busy,  // zoneBusy
        ],
        "NSCocoaErrorDomain": [134_400: .noAccount, 134_405: .noAccount],
    ]

    /// The meaning of this error itself, without the underlying ones; `nil` if it has none.
    public var ownKind: Kind? {
        kind ?? Self.kinds[domain]?[code]
    }

    /// True if it combines the failures of single records.
    var isPartial: Bool {
        !parts.isEmpty || domain == "CKErrorDomain" && code == 2
    }
}
