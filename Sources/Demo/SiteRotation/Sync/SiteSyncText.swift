import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The outcome and the questions of a sync, in words.
struct SiteSyncText {
    let texts: SiteTexts.Sync
    let zone: TimeZone

    /// The outcome of a sync, then the message of the status screen.
    func text(_ outcome: SiteSyncOutcome, status: SiteSyncStatusAdapter) -> TerminalText {
        var lines: [TerminalText] =
            outcome.published + outcome.received == 0 ? ["\(status.label)."] : [counts(outcome)]
        lines.append(TerminalText(lines: status.message))
        if outcome.hasClockAhead { lines.append("\(texts.clockAhead)") }
        if outcome.hasUnusedChoice {
            lines.append(
                """
                There was no history to join: the folder holds no other one, or it was kept apart \
                before.
                """
            )
        }
        if let unjoined = outcome.unjoined {
            lines += sentences(unjoined: unjoined, isWhole: !outcome.hasUnreadHistory)
            lines += [
                "Sync with --join both to take it in, or with --join apart to leave it alone."
            ]
        }
        lines += outcome.exchange.map(sentences) ?? []
        return .lines(lines)
    }

    /// The history in the folder that is missing here.
    func sentences(unjoined history: SiteHistorySummary, isWhole: Bool) -> [TerminalText] {
        let sentence: TerminalText =
            """
            The folder holds another history, too, which was not joined with this one: \
            \(self.history(history)).
            """
        let remark: TerminalText =
            """
            Some of its files cannot be read: they are incomplete, or a newer version wrote them. \
            Update the program, or sync the device that they come from.
            """
        return isWhole ? [sentence] : [sentence, remark]
    }

    /// The current history, the replaced one, and its backup.
    func sentences(_ exchange: SiteHistoryExchange) -> [TerminalText] {
        [
            """
            The folder's history is here now: \(history(exchange.folder)). Undo does not take that \
            back.
            """,
            """
            The former one, \(history(exchange.own)), is in the backup \
            \(data: exchange.backup.path(percentEncoded: false)).
            """,
        ]
    }

    /// Both histories, so that people can tell if they belong to one person (ST-49).
    func text(_ question: SiteJoinQuestion) -> TerminalText {
        .lines([
            "The folder holds another history than this device.",
            "  this device: \(history(question.own))",
            "  the folder:  \(history(question.folder))",
            "Joined histories cannot be taken apart again. You can join both, take the folder's and",
            "keep the records of this device in a backup, or keep the two apart in one folder.",
        ])
    }

    /// The numbers of changes of records, which other languages tell from site changes.
    private func counts(_ outcome: SiteSyncOutcome) -> TerminalText {
        let (published, received) = (outcome.published, outcome.received)
        return """
            Published \(published) \(published == 1 ? "change" : "changes"), \
            received \(received) \(received == 1 ? "change" : "changes").
            """
    }

    /// The number of entries in a history, and its first and last day.
    func history(_ summary: SiteHistorySummary) -> TerminalText {
        guard summary.count > 0 else { return "no entries" }
        let entries = TerminalText.counted(summary.count, "entry", "entries")
        guard let span = summary.span else { return entries }
        return "\(entries), \(span.lowerBound.text(in: zone)) to \(span.upperBound.text(in: zone))"
    }
}
