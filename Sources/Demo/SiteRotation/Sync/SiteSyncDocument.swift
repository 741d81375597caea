import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

struct SiteSyncDocument: Encodable, Sendable {
    struct History: Encodable, Sendable {
        let entries: Int
        @Nullable var first: Date?
        @Nullable var last: Date?

        init(_ summary: SiteHistorySummary) {
            entries = summary.count
            first = summary.span?.lowerBound
            last = summary.span?.upperBound
        }
    }

    struct Question: Encodable, Sendable {
        let own: History
        let folder: History
    }

    /// The history that the folder's history replaced.
    struct Exchange: Encodable, Sendable {
        let own: History
        let folder: History
        let backup: String
    }

    /// The content of the status screen.
    struct Status: Encodable, Sendable {
        let kind: String
        let label: String
        let message: String
        @Nullable var lastSync: Date?
    }

    let published: Int
    let received: Int
    let awaited: Int
    @Nullable var awaitedSince: Date?
    let lost: Int
    let hasNewerFormat: Bool
    let hasClockAhead: Bool
    let hasUnusedChoice: Bool
    @Nullable var unjoined: History?
    let hasUnreadHistory: Bool
    @Nullable var question: Question?
    @Nullable var exchange: Exchange?
    let status: Status

    init(_ outcome: SiteSyncOutcome, state: SiteSyncState, texts: SiteSyncStatusAdapter) {
        status = Status(
            kind: state.status.kind,
            label: texts.label,
            message: texts.message,
            lastSync: state.lastSync
        )
        published = outcome.published
        received = outcome.received
        awaited = outcome.awaited
        awaitedSince = outcome.awaitedSince
        lost = outcome.lost
        hasNewerFormat = outcome.hasNewerFormat
        hasClockAhead = outcome.hasClockAhead
        hasUnusedChoice = outcome.hasUnusedChoice
        unjoined = outcome.unjoined.map(History.init)
        hasUnreadHistory = outcome.hasUnreadHistory
        question = outcome.question.map { question in
            Question(own: History(question.own), folder: History(question.folder))
        }
        exchange = outcome.exchange.map { exchange in
            Exchange(
                own: History(exchange.own),
                folder: History(exchange.folder),
                backup: exchange.backup.path(percentEncoded: false)
            )
        }
    }
}
