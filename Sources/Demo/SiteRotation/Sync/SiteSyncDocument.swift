import Foundation
import MomentumDomain

/// What `sites sync --json` prints.
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

    let published: Int
    let received: Int
    let awaited: Int
    let hasNewerFormat: Bool
    let hasClockAhead: Bool
    @Nullable var question: Question?

    init(_ outcome: SiteSyncOutcome) {
        published = outcome.published
        received = outcome.received
        awaited = outcome.awaited
        hasNewerFormat = outcome.hasNewerFormat
        hasClockAhead = outcome.hasClockAhead
        question = outcome.question.map { question in
            Question(own: History(question.own), folder: History(question.folder))
        }
    }
}
