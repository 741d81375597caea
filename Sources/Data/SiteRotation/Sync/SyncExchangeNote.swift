import Foundation
import MomentumSiteRotationDomain
import MomentumSiteStore

/// The note that this device took over a folder's history; kept until a sync has reported it.
///
/// Without it, a stopped program would leave entries in a backup that no message names.
struct SyncExchangeNote: Codable {
    /// A ``SiteHistorySummary`` as the note stores it.
    private struct Summary: Codable {
        let count: Int
        let first: Date?
        let last: Date?

        init(_ summary: SiteHistorySummary) {
            count = summary.count
            (first, last) = (summary.span?.lowerBound, summary.span?.upperBound)
        }

        var value: SiteHistorySummary {
            let span = first.flatMap { first in last.map { min(first, $0)...max(first, $0) } }
            return SiteHistorySummary(count: count, span: span)
        }
    }

    /// The store that is joined.
    let storeID: UUID
    let backup: String
    private let own: Summary
    private let folder: Summary
    /// The transactions that only the former records have.
    private let former: PublishedNumbers

    init(
        _ exchange: SiteHistoryExchange,
        joining storeID: UUID,
        former: PublishedNumbers
    ) {
        self.storeID = storeID
        backup = exchange.backup.path(percentEncoded: false)
        own = Summary(exchange.own)
        folder = Summary(exchange.folder)
        self.former = former
    }

    var exchange: SiteHistoryExchange {
        SiteHistoryExchange(
            own: own.value,
            folder: folder.value,
            backup: URL(filePath: backup)
        )
    }

    /// The exchange that is not reported yet, completed if it was interrupted; `nil` if there is
    /// none.
    static func finished(in store: SyncStore) throws(SiteStoreError) -> SiteHistoryExchange? {
        guard let note: SyncExchangeNote = store.note() else { return nil }
        guard note.isCarriedOut(in: store) else {
            store.removeNote()
            return nil
        }
        if store.storeID != note.storeID {
            try store.adopt(note.storeID)
            try store.removeMemories()
        }
        return note.exchange
    }

    /// True if none of the former records are in the store; damage may have removed some.
    func isCarriedOut(in store: SyncStore) -> Bool {
        !former.isEmpty && former.subtracting(PublishedNumbers(store.numbers)) == former
    }
}
