import Foundation

/// What a terminal shows of work that is under way: how much is done, how fast, how long still.
struct ProgressLine: Hashable, Sendable {
    /// What is being done, for example `Importing`.
    let label: String
    /// What is counted, in the plural, for example `rows`.
    let unit: String
    let completed: Int
    /// `nil` when nobody knows.
    let total: Int?
    let elapsed: Duration

    /// The line, cut to fewer columns than `width`: a full one would scroll the terminal.
    func text(width: Int) -> TerminalText {
        var parts = [amount]
        // A rate of the first moments says nothing.
        if elapsed >= .milliseconds(500), completed > 0 {
            parts.append("\(Self.number(Int(rate.rounded()))) \(unit)/s")
            if let timeLeft { parts.append("\(timeLeft) left") }
        }
        return TerminalText("\(label): \(parts.joined(separator: ", "))".cut(to: width - 1))
    }

    private var amount: String {
        guard let total, total > 0 else { return "\(Self.number(completed)) \(unit)" }
        let percent = min(100, completed * 100 / total)
        return "\(percent)%, \(Self.number(completed)) of \(Self.number(total)) \(unit)"
    }

    private var rate: Double { Double(completed) / (elapsed / .seconds(1)) }

    /// At the average speed so far.
    private var timeLeft: String? {
        guard let total, total > completed, rate > 0 else { return nil }
        let seconds = Int((Double(total - completed) / rate).rounded(.up))
        return switch seconds {
        case ..<60: "\(seconds) s"
        case ..<3600: "\(seconds / 60) min \(seconds % 60) s"
        default: "\(seconds / 3600) h \(seconds % 3600 / 60) min"
        }
    }

    private static func number(_ number: Int) -> String {
        number.formatted(.number.locale(Locale(identifier: "en_US")))
    }
}

extension String {
    fileprivate func cut(to width: Int) -> String {
        guard displayWidth > width else { return self }
        var room = width - 1
        let kept = prefix { character in
            room -= character.displayWidth
            return room >= 0
        }
        return "\(kept)…"
    }
}
