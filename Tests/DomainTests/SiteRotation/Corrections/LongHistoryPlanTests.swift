import Foundation
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Corrections of a history of many blocks.
@Suite struct LongHistoryPlanTests {
    private let start = Date(timeIntervalSince1970: 1_500_000_000)

    /// A device with `count` entries of an hour each.
    private func device(_ count: Int) throws -> TestDevice {
        var device = TestDevice()
        let rows = (0..<count).map { number in
            SiteEntry(
                id: SiteImport.entryID(start: hour(number), location: nil),
                locationID: SiteLocation.defaults[number % 14].id,
                startTime: hour(number),
                endTime: hour(number + 1)
            )
        }
        let file = SiteImport(id: .fixture(1), mode: .replace, newPlaces: [], entries: rows)
        try device.perform(.importEntries(file), now: hour(count))
        return device
    }

    private func hour(_ number: Int) -> Date { start + Double(number) * 3600 }

    @Test(arguments: [0, 1, 255, 256, 257, 700, 1535, 1536, 1999])
    func `an effect is found in whatever block it is (SR-168)`(position: Int) throws {
        let device = try device(2_000)
        let entry = device.records.entries[position]
        let correction = SiteCorrection.delete(
            SiteEntryDeletion(id: .fixture(2), entryID: entry.id),
            extendsPrevious: position > 0
        )

        let commit = try device.state.preview(
            [.correct(correction, expecting: nil)],
            at: hour(2_000)
        )[0]
        let plan = SiteCorrectionPlan(correction, commit, at: hour(2_000))

        #expect(plan.effects.map { $0.before?.id }.last == entry.id)
        #expect(plan.effects.count == (position > 0 ? 2 : 1))
        #expect(plan.gaps.isEmpty)
        #expect(plan.overlaps.isEmpty)
    }
}
