import Foundation

/// Wakes a repository when its view changes though nothing is written: when an entry that was ahead
/// has come due (TR-1).
///
/// It belongs to one actor.
final class ViewAlarm {
    /// No process lives long enough to wait for more.
    private static let longest: TimeInterval = 10 * 365 * 86_400

    private let pauses: any Clock<Duration>
    private var due: Date?
    /// How long it was to the moment when the wait began.
    private var wait: TimeInterval = 0
    private var task: Task<Void, Never>?

    init(pauses: any Clock<Duration>) {
        self.pauses = pauses
    }

    deinit { task?.cancel() }

    /// Waits for a moment in place of any other.
    ///
    /// - Parameters:
    ///   - due: The moment; `nil` waits for none.
    ///   - now: What the wall clock says.
    ///   - wake: Called when the time is over; it sets the alarm anew.
    func set(_ due: Date?, now: Date, wake: @escaping @Sendable () async -> Void) {
        let left = due.map { $0.timeIntervalSince(now) } ?? 0
        // The same moment is waited for once more if the wall clock turned out to be slower, but
        // not over and over if it stands still.
        guard due != self.due || left > 0 && left < wait / 2 else { return }
        task?.cancel()
        task = nil
        (self.due, wait) = (due, left)
        guard due != nil, left < Self.longest else { return }
        task = Task { [pauses] in
            try? await pauses.sleep(for: .seconds(max(left, 0)))
            guard !Task.isCancelled else { return }
            await wake()
        }
    }
}
