import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The words of reminders on a terminal.
enum SitesRemindersText {
    /// Quiet hours such as `22:00-07:00`.
    static func quiet(_ hours: QuietHours) -> String {
        "\(time(hours.from))-\(time(hours.to))"
    }

    /// A time of day from its minutes since midnight.
    static func time(_ minutes: Int) -> String {
        [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    /// The switch, quiet hours and snooze in sentences, then the reminders as rows.
    @MainActor
    static func text(
        _ screen: SiteRemindersViewModel,
        now: Date,
        of root: CompositionRoot,
        on traits: TerminalTraits
    ) throws -> TerminalText {
        let display = root.sites.display
        if case .failed(let message) = screen.state { throw CommandFailure(message) }
        guard let content = screen.content else { throw CommandFailure.interrupted }
        let texts = display.texts.reminders
        guard content.settings.reminders.isOn else {
            return "\(texts.off) Switch them on with: \(root.commandLine("sites reminders --on"))\n"
        }
        var lines: [TerminalText] = []
        if let hours = content.settings.reminders.quietHours {
            lines.append("\(texts.quiet(time(hours.from), time(hours.to)))")
        }
        if let time = screen.snoozedUntil(now: now) {
            lines.append("\(texts.snoozedUntil(display.dateAndTime(time)))")
        }
        if case .unscheduled(let message) = screen.state {
            lines.append("\(message.sentence, .caution)")
        }
        guard content.entry != nil else { return .lines(lines + ["\(texts.nothingWorn)"]) }
        return .lines(lines) + table(screen.rows).text(on: traits)
    }

    static func table(_ rows: [SiteReminderAdapter]) -> TextTable {
        TextTable(
            [.leading().priority(3), .leading().priority(2), .leading().cut.priority(1)],
            rows: rows.map { row in
                [
                    row.isPast ? "\(row.time, .dim)" : "\(row.time)",
                    row.isPast ? "\(row.title, .dim)" : "\(row.title, .bold)",
                    "\(row.reason ?? "")",
                ]
            }
        )
    }
}
