import Foundation
public import MomentumDomain

/// The reason a payload could not be passed to the other device.
public enum WatchLinkError: Error, Hashable, Sendable {
    /// There is no session with the other device, or it lacks the app.
    case noSession
    /// The system refused the transfer.
    case notTaken(FailureCause)
    /// The queue is full of unanswered commands.
    case queueFull
    /// The outgoing data could not be stored or read.
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
