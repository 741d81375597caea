import MomentumPresentation

extension SiteStatusDocument {
    /// The first screen as text.
    static func text(_ home: SiteHomeAdapter, ahead: SiteAheadAdapter?) -> TerminalText {
        .lines(SitesHistoryText.lines(ahead) + lines(home))
    }

    /// The same, line by line.
    static func lines(_ home: SiteHomeAdapter) -> [TerminalText] {
        var lines: [TerminalText] = ["\(home.title, .bold)"]
        if let active = home.active {
            lines += [
                "\(active.since)",
                "\(bar(active.ringFraction)) \(active.elapsedText) of \(active.target) · "
                    + "\(active.statusText, .bold)",
            ]
        }
        if let invitation = home.invitation { lines.append("\(invitation)") }
        if !home.recommended.isEmpty {
            lines += ["", "Recommended next:"] + home.recommended.map(line)
        }
        if let rested = home.longestRested, let remark = home.remark {
            lines += ["", "\(remark)", line(rested)]
        }
        return lines
    }

    private static func line(_ row: SiteRowAdapter) -> TerminalText {
        "  \(row.title) · \(row.lastUse)\(row.lastUseDate.map { ", \($0)" } ?? "")"
    }

    /// Twenty cells, filled from the left.
    private static func bar(_ fraction: Double) -> TerminalText {
        let filled = Int((fraction * 20).rounded())
        let cells = String(repeating: "█", count: filled)
        return "\(cells + String(repeating: "░", count: 20 - filled))"
    }
}
