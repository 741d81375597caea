public import MomentumDomain

/// A log of failures between phone and watch.
public protocol WatchLog: Sendable {
    /// Logs an event; may be called from any thread, and never waits.
    func record(_ event: WatchEvent)
}

/// A failure between phone and watch that no caller receives, for a log.
///
/// Causes appear with domain and code only, so the log has no typed text.
public enum WatchEvent: Hashable, Sendable {
    /// The records were unreadable, so nothing was pushed.
    case recordsNotRead(FailureCause)
    /// The state could not be read or stored on this device.
    case stateNotSaved(FailureCause)
    /// The push failed; the next occasion tries again.
    case pushFailed(FailureCause)
    /// The command stays in the queue.
    case commandNotSaved(FailureCause)
    /// The queue could not be read or written.
    case queueFailed(FailureCause)
    case payloadUnreadable(FailureCause)
    /// A payload was not read, because its version is higher than any known one.
    case payloadOfNewerVersion(Int)
}

extension WatchEvent: CustomStringConvertible {
    public var description: String {
        switch self {
        case .recordsNotRead(let cause): "records not read, nothing pushed: \(Self.text(cause))"
        case .stateNotSaved(let cause): "state not kept: \(Self.text(cause))"
        case .pushFailed(let cause): "push failed: \(Self.text(cause))"
        case .commandNotSaved(let cause): "command not saved: \(Self.text(cause))"
        case .queueFailed(let cause): "queue failed: \(Self.text(cause))"
        case .payloadUnreadable(let cause): "payload unreadable: \(Self.text(cause))"
        case .payloadOfNewerVersion(let version): "payload of newer version \(version)"
        }
    }

    private static func text(_ cause: FailureCause) -> String { "\(cause.domain) \(cause.code)" }
}
