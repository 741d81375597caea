import MomentumTerminal
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

/// The progress line on a terminal: the amount, the rate and the time left.
struct ProgressLine: Hashable, Sendable {
    /// The work, for example `Importing`.
    let label: String
    let unit: ProgressUnit
    let completed: Int
    /// The number of items; `nil` if unknown.
    let total: Int?
    let elapsed: Duration

    /// The line, cut to fewer than `width` columns: a full line would scroll the terminal.
    func text(width: Int) -> TerminalText {
        var parts = [amount]
        // A rate means little in the first half second.
        if elapsed >= .milliseconds(500), completed > 0 {
            parts.append("\(unit.text(rate)) \(translated(unit.name))/s")
            if let timeLeft { parts.append(saying("\(timeLeft) left")) }
        }
        let line = "\(translated(label)): \(parts.joined(separator: ", "))"
        return TerminalText(verbatim: line).cut(to: width - 1)
    }

    private var amount: String {
        guard let total, total > 0 else {
            return "\(number(completed)) \(translated(unit.name))"
        }
        let percent = min(100, completed * 100 / total)
        return saying(
            "\(percent)%, \(number(completed)) of \(number(total)) \(translated(unit.name))"
        )
    }

    private var rate: Double { Double(completed) / (elapsed / .seconds(1)) }

    /// The time left at the average speed so far.
    private var timeLeft: String? {
        guard let total, total > completed, rate > 0 else { return nil }
        let seconds = Int((Double(total - completed) / rate).rounded(.up))
        return switch seconds {
        case ..<60: "\(seconds) s"
        case ..<3600: "\(seconds / 60) min \(seconds % 60) s"
        default: "\(seconds / 3600) h \(seconds % 3600 / 60) min"
        }
    }

    private func number(_ count: Int) -> String { unit.text(Double(count)) }
}
