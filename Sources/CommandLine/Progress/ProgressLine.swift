import MomentumTerminal

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
