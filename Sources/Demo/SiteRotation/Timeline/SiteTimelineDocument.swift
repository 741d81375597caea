import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

struct SiteTimelineDocument: Encodable, Sendable {
    struct Rectangular: Encodable, Sendable {
        let title: String
        @Nullable var detail: String?
    }

    struct Circular: Encodable, Sendable {
        let text: String
        let ringFraction: Double
        @Nullable var status: String?
    }

    struct Entry: Encodable, Sendable {
        let date: Date
        let rectangular: Rectangular
        let circular: Circular
        let inline: String
    }

    let entries: [Entry]
    let nextRequest: Date
    @Nullable var start: Date?

    init(_ timeline: SiteTimeline, display: SiteDisplay) {
        let texts = timeline.entries.map { SiteTimelineAdapter($0, display: display) }
        entries = texts.map { text in
            Entry(
                date: text.date,
                rectangular: Rectangular(
                    title: text.rectangular.title,
                    detail: text.rectangular.detail
                ),
                circular: Circular(
                    text: text.circular.text,
                    ringFraction: text.circular.ringFraction,
                    status: text.circular.status?.rawValue
                ),
                inline: text.inline
            )
        }
        nextRequest = timeline.nextRequest
        start = texts.first?.start
    }

    /// A line for each entry: its time, the circular family, and the inline one.
    static func text(
        _ timeline: SiteTimeline,
        display: SiteDisplay,
        on traits: TerminalTraits
    ) -> TerminalText {
        let texts = timeline.entries.map { SiteTimelineAdapter($0, display: display) }
        let table = TextTable(
            [
                .leading().priority(2), .leading().cut.priority(1),
                .leading().cut(keeping: 26).priority(3),
            ],
            rows: texts.map { text in
                let circle = text.circular.text.isEmpty ? "–" : text.circular.text
                let status = text.small.statusText.map { ", \($0)" } ?? ""
                return [
                    "\(display.dateAndTime(text.date))", "(\(circle)\(status))", "\(text.inline)",
                ]
            }
        )
        return table.text(on: traits)
            + "Asked for again: \(display.dateAndTime(timeline.nextRequest))\n"
    }
}
