import Foundation
public import MomentumDomain

/// The reason a wearer cannot be found, added, renamed or removed.
public enum SiteWearerError: Error, Hashable, Sendable {
    /// No wearer has this name.
    case unknown(String)
    /// Another wearer has this name.
    case taken(String)
    /// A name is empty, too long, or has invisible characters.
    case invalidName
    /// The first wearer cannot be removed, because the program's own folder has the records.
    case first(String)
    /// The folder of this wearer is missing.
    case missingFolder(String)
    case repository(RepositoryError)
}

extension SiteWearerError: MomentumError {
    public static var errorDomain: String { "SiteRotation.Wearers" }

    public var errorCode: Int {
        switch self {
        case .unknown: 1
        case .taken: 2
        case .invalidName: 3
        case .first: 4
        case .missingFolder: 5
        case .repository: 100
        }
    }

    public var cause: FailureCause? {
        if case .repository(let error) = self { error.cause } else { nil }
    }

    public var isCancelled: Bool { self == .repository(.cancelled) }
}
