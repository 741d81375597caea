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
