import Foundation
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport

/// A history that corrections are planned for, and applied to.
struct CorrectionHistory {
    let start = Date(timeIntervalSince1970: 1_772_352_000)
    let locations = SiteLocation.defaults.map(\.id)
    var device = TestDevice()
    var now: Date

    /// Midnight of 1 March 2026, and changes some days later, each at the next location.
    init(days: [Double], now: Double) throws {
        self.now = start + now * 86_400
        for (number, day) in days.enumerated() {
            try device.log(
                UInt16(number + 1),
                at: locations[number],
                now: start + day * 86_400
            )
        }
    }

    func day(_ day: Double) -> Date { start + day * 86_400 }

    var entries: [SiteEntry] { Array(device.records.entries) }

    func entry(_ number: UInt16) -> SiteEntry? { device.records.entry(.fixture(number)) }

    func plan(_ correction: SiteCorrection) throws(SiteRotationError) -> SiteCorrectionPlan {
        let commits = try device.state.preview([.correct(correction, expecting: nil)], at: now)
        return SiteCorrectionPlan(correction, commits[0], at: now)
    }

    /// Plans a correction, and applies the plan.
    @discardableResult
    mutating func apply(
        _ correction: SiteCorrection
    ) throws(SiteRotationError) -> SiteCorrectionPlan {
        let plan = try plan(correction)
        try device.perform(.correct(correction, expecting: plan.effects), now: now)
        return plan
    }

    func insertion(
        _ location: Int,
        at day: Double,
        until end: Double? = nil,
        keepsNeighbours: Bool = false
    ) -> SiteCorrection {
        .insert(
            SiteInsertion(
                id: .fixture(90),
                locationID: locations[location],
                time: self.day(day),
                end: end.map(self.day),
                keepsNeighbours: keepsNeighbours
            )
        )
    }

    func edit(
        _ number: UInt16,
        start: Double? = nil,
        end: Double? = nil,
        together: Bool = false
    ) -> SiteCorrection {
        .edit(
            SiteEntryEdit(
                id: .fixture(90),
                entryID: .fixture(number),
                start: start.map { .set(day($0)) } ?? .keep,
                end: end.map { .set(day($0)) } ?? .keep
            ),
            movesNeighbours: together
        )
    }

    func deletion(_ number: UInt16, extendsPrevious: Bool = true) -> SiteCorrection {
        .delete(
            SiteEntryDeletion(id: .fixture(90), entryID: .fixture(number)),
            extendsPrevious: extendsPrevious
        )
    }

    func reopening(_ number: UInt16) -> SiteCorrection {
        .reopen(SiteReopening(id: .fixture(90), entryID: .fixture(number)))
    }
}
