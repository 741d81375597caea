import Foundation

/// The times that decide if the server is asked about a session again.
struct SessionCheckTimes: Sendable {
    /// The maximum time in the background without a check afterwards, in seconds (AU-19).
    private static let foregroundSeconds: TimeInterval = 15 * 60
    /// The time in seconds during which a valid session is not checked again (AU-24).
    private static let refusalPauseSeconds: TimeInterval = 60

    private var leftAt: Date?
    private var lastLivingAnswer: Date?

    mutating func enterBackground(at now: Date) {
        leftAt = now
    }

    /// Records that the app is in the foreground; returns true if the session must be checked.
    mutating func enterForeground(at now: Date) -> Bool {
        defer { leftAt = nil }
        // A clock that was set back tells nothing.
        return leftAt.map { !(0...Self.foregroundSeconds).contains(now.timeIntervalSince($0)) }
            ?? false
    }

    /// Records that the session is valid; `nil` forgets it, for a new session.
    mutating func recordLife(at now: Date?) {
        lastLivingAnswer = now
    }

    /// True if the session was found valid a moment ago.
    func isAlive(at now: Date) -> Bool {
        lastLivingAnswer.map { (0..<Self.refusalPauseSeconds).contains(now.timeIntervalSince($0)) }
            ?? false
    }
}
