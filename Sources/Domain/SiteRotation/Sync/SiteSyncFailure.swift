/// Why a sync could not do its work, with everything that is underneath. A value made from whatever
/// error a folder or a service reports, so that the rules that decide what people read are the same
/// on every platform.
public struct SiteSyncFailure: Error, Hashable, Sendable {
    /// What an adapter knows about a failure whose domain and code are its own.
    public enum Kind: Hashable, Sendable {
        /// There is no connection; nothing is wrong otherwise.
        case offline
        /// Nobody is signed in, or the sign-in is not accepted.
        case noAccount
        /// The service is there and cannot answer now.
        case unavailable
        /// The service asks for patience.
        case busy
        /// The sync folder is not there; making it is for a person to decide.
        case noFolder
        /// The device syncs with another folder, and has one at a time.
        case otherFolder
    }

    /// The domain of errors that came without one.
    public static let defaultDomain = "SiteRotation.Sync"

    /// Somebody gave up waiting, which is no failure and shown to nobody.
    public static let cancelled = SiteSyncFailure(code: 3, message: "The sync was given up.")

    public var isCancelled: Bool { self == .cancelled }

    public let domain: String
    public let code: Int
    /// A sentence that the error brought with it.
    public let message: String
    public let kind: Kind?
    /// The errors that caused this one, nearest first.
    public let underlying: [SiteSyncFailure]
    /// The failures of single records, when only part of the work was done.
    public let parts: [SiteSyncFailure]

    public init(
        domain: String = Self.defaultDomain,
        code: Int = 0,
        message: String,
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
    /// The codes of CloudKit and Core Data that mean something by themselves (SR-119).
    ///
    /// From Apple's headers `CKError.h` and `CoreDataErrors.h`; the numbers are written down
    /// because the rules are the same where those frameworks are missing.
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

    /// What this error means by itself, whatever is underneath; `nil` when that is nothing special.
    public var ownKind: Kind? {
        kind ?? Self.kinds[domain]?[code]
    }

    /// Whether it stands for the failures of single records.
    var isPartial: Bool {
        !parts.isEmpty || domain == "CKErrorDomain" && code == 2
    }
}
