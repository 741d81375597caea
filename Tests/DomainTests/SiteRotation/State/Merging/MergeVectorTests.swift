import Foundation
@testable import MomentumDomain
@testable import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// Vectors of a second implementation decide the results of merging and projection (ST-1).
@Suite struct MergeVectorTests {
    /// The way the transactions of a schedule reach a device.
    enum Arrival: CaseIterable, CustomTestStringConvertible {
        case atOnce, oneByOne, backwards, shuffledAndTwice

        var testDescription: String { "\(self)" }
    }

    @Test(arguments: try MergeVector.all(), Arrival.allCases)
    func `every arrival ends in the vector's view (SR-79, ST-1, HS-14, HS-43, SR-167, WP-1)`(
        vector: MergeVector,
        arrival: Arrival
    ) throws {
        let transactions = try vector.domainTransactions()
        var state = SiteRotationState()
        var generator = SeededGenerator(seed: UInt64(vector.seed))

        switch arrival {
        case .atOnce: state.apply(transactions)
        case .oneByOne: transactions.forEach { state.apply($0) }
        case .backwards: transactions.reversed().forEach { state.apply($0) }
        case .shuffledAndTwice:
            for _ in 1...2 {
                transactions.shuffled(using: &generator).forEach { state.apply($0) }
            }
        }

        // Forwards and back again: a view is that of its moment, whichever was looked at before.
        for view in vector.views + vector.views.dropLast().reversed() {
            state.look(at: Date(milliseconds: view.moment))
            #expect(Set(state.records.profiles) == (try vector.profiles(view.profiles)))
            #expect(state.records.rests == (try vector.rests(view.rests)))
            for device in WornDevice.allCases {
                let (records, log) = (state.records.of(device), view.log(of: device))
                let hidden = device == .set ? state.hidden : state.turned.hidden
                #expect(Array(records.entries) == (try vector.entries(log.rows)))
                #expect(records.ahead == (try vector.entries(log.ahead)))
                #expect(
                    Set(hidden.map(\.id)) == Set(try log.hidden.keys.map { try vector.entryID($0) })
                )
                #expect(records.activeEntry?.id == (try log.active.map(vector.entryID)))
            }
        }
        let expected = try vector.expectedLocations()
        #expect(Set(state.records.allLocations.map(\.id)) == Set(expected.keys))
        for location in state.records.allLocations {
            #expect(location.sortOrder == expected[location.id]?.sortOrder)
            #expect(location.isEnabled == expected[location.id]?.enabled)
            #expect(location.usedFor.rawValue == expected[location.id]?.usedFor ?? 3)
        }
    }
}
