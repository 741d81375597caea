import Foundation

/// The times that decide if the server is asked again about a session.
struct SessionCheckTimes: Sendable {
    /// The longest time out of sight after which the app makes no check, in seconds (AU-19).
    private static let foregroundSeconds: TimeInterval = 15 * 60
    /// The time for which a session found alive is not checked again, in seconds (AU-24).
    private static let refusalPauseSeconds: TimeInterval = 60

    private var leftAt: Date?
    private var lastLivingAnswer: Date?

    mutating func enterBackground(at now: Date) {
        leftAt = now
    }

    /// Records that the app is seen again; returns true if the session is to be checked.
    mutating func enterForeground(at now: Date) -> Bool {
        defer { leftAt = nil }
        return leftAt.map { now.timeIntervalSince($0) > Self.foregroundSeconds } ?? false
    }

    /// Records that the session was found alive; `nil` forgets it, for a new session.
    mutating func recordLife(at now: Date?) {
        lastLivingAnswer = now
    }

    /// True if the session was found alive a moment ago.
    func isAlive(at now: Date) -> Bool {
        lastLivingAnswer.map { now.timeIntervalSince($0) < Self.refusalPauseSeconds } ?? false
    }
}
