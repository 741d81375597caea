import Foundation
public import MomentumDomain

/// Why something could not be handed to the other device.
public enum WatchLinkError: Error, Hashable, Sendable {
    /// There is no session with the other device, or it has no such app.
    case noSession
    /// The system did not take what was handed to it.
    case notTaken(FailureCause)
    /// As many commands wait for an answer as are kept.
    case queueFull
    /// What is to be sent could not be kept, or could not be read.
    case repository(RepositoryError)
}

extension WatchLinkError: MomentumError {
    public static var errorDomain: String { "SiteRotation.Watch" }

    public var errorCode: Int {
        switch self {
        case .noSession: 1
        case .notTaken: 2
        case .queueFull: 3
        case .repository: 100
        }
    }

    public var cause: FailureCause? {
        switch self {
        case .noSession, .queueFull: nil
        case .notTaken(let cause): cause
        case .repository(let error): error.cause
        }
    }

    public var isCancelled: Bool { self == .repository(.cancelled) }
}
