public import Foundation

/// Why a change of the records was refused, or could not be kept.
public enum SiteRotationError: Error, Hashable, Sendable {
    case unknownLocation(SiteLocation.ID)
    case disabledLocation(SiteLocation.ID)
    /// The time of a change lies after now (SR-31).
    case changeInTheFuture(Date)
    /// The time of a change lies before the latest start of any entry, which is given too (SR-31).
    case changeBeforeLatestEntry(Date, latest: Date)
    /// There is no such entry, or no longer.
    case unknownEntry(SiteEntry.ID)
    /// The last enabled location would be switched off (SR-69).
    case lastEnabledLocation
    /// The records could not be read or written.
    case repository(RepositoryError)
}

extension SiteRotationError: MomentumError {
    public static var errorDomain: String { "SiteRotation" }

    // Written down, because the code of a Swift error is otherwise the position of its case.
    public var errorCode: Int {
        switch self {
        case .unknownLocation: 1
        case .disabledLocation: 2
        case .changeInTheFuture: 3
        case .changeBeforeLatestEntry: 4
        case .lastEnabledLocation: 5
        case .unknownEntry: 6
        case .repository: 100
        }
    }

    public var cause: FailureCause? {
        if case .repository(let error) = self { error.cause } else { nil }
    }

    public var isCancelled: Bool { self == .repository(.cancelled) }
}
