import Foundation
@testable import MomentumSiteRotationDomain

extension SyncSchedule {
    /// Confirmed changes that no device deleted, and that have left no trace in a view.
    ///
    /// A record of the same wearing, made at the same time by another device, is such a trace.
    func lost(
        in state: SiteRotationState,
        of confirmed: [SiteOperation.ID],
        shown: Set<SiteEntry.ID>
    ) -> [SiteEntry.ID] {
        confirmed.filter { id in
            guard let row = state.liveRow(id), !shown.contains(id) else { return false }
            guard let own = logged[id] else { return state.hidden.allSatisfy { $0.id != id } }
            let others = state.entries.rows(in: row.start - 1000...row.start + 1000)
            return others.filter { $0.place == row.place }.allSatisfy { other in
                logged[other.id]?.allSatisfy { time in
                    own.allSatisfy { abs($0.timeIntervalSince(time)) > 125 }
                } ?? false
            }
        }
    }
}
