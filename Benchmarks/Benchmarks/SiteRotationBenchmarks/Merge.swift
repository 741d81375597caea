import Benchmark
import Foundation
import MomentumSiteRotationDomain

/// A file of entries, and a history of as many with which they take turns.
struct Merge: Sendable {
    private static let small = Merge(25_000)
    private static let medium = Merge(100_000)
    private static let large = Merge(400_000)

    private let state: SiteRotationState
    private let entries: [SiteEntry]

    static func of(_ count: Int) -> Merge {
        [small, medium, large].first { $0.entries.count == count } ?? small
    }

    private init(_ count: Int) {
        var state = SiteRotationState(replica: 1)
        do {
            try state.carryOut(History.operation(History.makeEntries(count)), at: History.now)
        } catch {
            preconditionFailure("the entries cannot be imported: \(error)")
        }
        self.state = state
        entries = History.makeEntries(count).map { entry in
            let start = entry.startTime - 150
            return SiteEntry(
                id: SiteImport.entryID(start: start, location: entry.locationID),
                locationID: entry.locationID,
                startTime: start,
                endTime: start + 150,
                note: entry.note
            )
        }
    }

    func carryOut(_ mode: SiteImport.Mode) throws {
        var state = state
        let change = SiteImport(id: UUID(), mode: mode, newPlaces: [], entries: entries)
        try state.carryOut(.importEntries(change), at: History.now)
        blackHole(state)
    }
}
