import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The answer of the commands about rests.
struct SiteRestsDocument: Encodable, Sendable {
    struct Rest: Encodable, Sendable {
        let id: String
        @Nullable var location: String?
        let from: Date
        @Nullable var until: Date?
        @Nullable var reason: String?
        @Nullable var note: String?
        let isActive: Bool
    }

    let rests: [Rest]

    init(_ rests: [SiteRest], in records: SiteRecords, now: Date) {
        self.rests = rests.map { rest in
            Rest(
                id: rest.id.uuidString,
                location: records.location(rest.locationID)?.shortName,
                from: rest.from,
                until: rest.until,
                reason: rest.reason?.rawValue,
                note: rest.note,
                isActive: rest.covers(now)
            )
        }
    }

    /// The rests as rows, with the beginnings of their ids.
    static func text(
        _ rows: [SiteRestAdapter],
        _ short: SiteShortIDs,
        _ texts: SiteTexts.Rests,
        on traits: TerminalTraits
    ) -> TerminalText {
        guard !rows.isEmpty else { return "\(texts.nothing)\n" }
        return TextTable(
            [
                .leading().priority(3), .leading().cut.priority(9), .leading().priority(8),
                .leading().priority(2), .leading().unlessNarrow.cut.priority(1),
            ],
            rows: rows.map { row in
                [
                    "\(short.text(row.id), .dim)", "\(row.title, .bold)",
                    row.isActive ? "\(row.time)" : "\(row.time, .dim)", "\(row.reason ?? "")",
                    "\(row.note ?? "")",
                ]
            }
        )
        .text(on: traits)
    }
}
