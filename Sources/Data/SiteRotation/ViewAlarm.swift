import Foundation
import MomentumDomain

/// Wakes one actor's repository when its view changes without a write: a future entry is due, or
/// the clock was set (TR-1).
final class ViewAlarm {
    /// The maximum wait, in seconds.
    ///
    /// No event reports a change of the wall clock, and screens also read it once a minute (SR-43).
    private static let longest: TimeInterval = 60
    /// The shortest wait in seconds, so that a stopped wall clock causes no busy loop.
    private static let shortest: TimeInterval = 1

    private let dates: any WallClock
    private let clock: any Clock<Duration>
    private var due: Date?
    private var task: Task<Void, Never>?

    init(dates: any WallClock, clock: any Clock<Duration>) {
        self.dates = dates
        self.clock = clock
    }

    deinit { task?.cancel() }

    /// Sets the alarm to another time; `nil` turns it off.
    ///
    /// `wake` is called at that time, and once a minute until then; it sets the alarm again.
    func set(_ due: Date?, wake: @escaping @Sendable () async -> Void) {
        guard due != self.due else { return }
        task?.cancel()
        self.due = due
        task = due.map { due in
            Task { [dates, clock] in
                while !Task.isCancelled {
                    let left = due.timeIntervalSince(dates.now)
                    try? await clock.sleep(
                        for: .seconds(min(max(left, Self.shortest), Self.longest))
                    )
                    guard !Task.isCancelled else { return }
                    await wake()
                }
            }
        }
    }
}
