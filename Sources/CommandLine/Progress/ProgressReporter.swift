import Synchronization

/// Shows the progress of long work, after half a second and at most ten times a second (CL-5,
/// CL-24).
///
/// Any thread may report. Without a terminal nothing is shown.
package final class ProgressReporter: Sendable {
    /// The time before the first line; shorter work shows nothing.
    package static let delay = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)

    private let console: Console
    private let label: String
    private let unit: ProgressUnit
    private let total: Int?
    private let elapsed: @Sendable () -> Duration
    private let nextLine: Mutex<Duration>

    init(
        console: Console,
        label: String,
        unit: ProgressUnit,
        total: Int?,
        delay: Duration,
        clock: some Clock<Duration>
    ) {
        self.console = console
        self.label = label
        self.unit = unit
        self.total = total
        nextLine = Mutex(delay)
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
    }

    /// Shows that `completed` items are done, unless the last line is too recent.
    package func update(_ completed: Int) {
        let elapsed = elapsed()
        let isDue = nextLine.withLock { next in
            guard elapsed >= next else { return false }
            next = elapsed + Self.interval
            return true
        }
        guard isDue else { return }
        let line = ProgressLine(
            label: label,
            unit: unit,
            completed: completed,
            total: total,
            elapsed: elapsed
        )
        console.showProgress(line.text(width: console.traits.width))
    }

    package func finish() {
        console.showProgress(nil)
    }
}
