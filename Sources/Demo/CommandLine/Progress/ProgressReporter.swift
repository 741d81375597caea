import Synchronization

/// Tells people how far long work has come, ten times a second at most (CL-5).
///
/// Any thread may report. Nothing is shown without a terminal.
final class ProgressReporter: Sendable {
    private static let interval = Duration.milliseconds(100)

    private let console: Console
    private let label: String
    private let unit: String
    private let total: Int?
    private let elapsed: @Sendable () -> Duration
    private let nextLine = Mutex(Duration.zero)

    /// Creates a reporter of work that begins now.
    init(
        console: Console,
        label: String,
        unit: String,
        total: Int?,
        clock: some Clock<Duration>
    ) {
        self.console = console
        self.label = label
        self.unit = unit
        self.total = total
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
    }

    /// Shows that `completed` of the total are done, unless it is too soon after the last time.
    func update(_ completed: Int) {
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

    /// Takes the line away.
    func finish() {
        console.showProgress(nil)
    }
}
