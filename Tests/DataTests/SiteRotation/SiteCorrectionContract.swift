import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// Trying operations, on every repository.
@Suite struct SiteCorrectionContract {
    private let now = Date(timeIntervalSince1970: 1_750_000_000)
    private let locations = SiteLocation.defaults.map(\.id)

    private func sites(
        _ adapter: SiteRotationRepositoryContract.Adapter
    ) async throws -> any SiteRotationRepository {
        let sites = adapter.make()
        for number in 0..<2 {
            let change = SiteChange(id: .fixture(UInt16(number + 1)), locationID: locations[number])
            try await sites.perform([.logChange(change)], at: now - Double(1 - number) * 86_400)
        }
        return sites
    }

    @Test(arguments: SiteRotationRepositoryContract.adapters)
    func `a plan writes nothing, and applying it does what it says (SR-168)`(
        adapter: SiteRotationRepositoryContract.Adapter
    ) async throws {
        let sites = try await sites(adapter)
        let before = try await sites.records()
        let dates = FixedWallClock(now: now)
        let insertion = SiteInsertion(
            id: .fixture(9),
            locationID: locations[5],
            time: now - 3600
        )

        let plan = try await PlanSiteCorrectionUseCase(sites: sites, dates: dates)
            .execute(.insert(insertion))

        #expect(try await sites.records() == before)
        try await ApplySiteCorrectionUseCase(sites: sites, dates: dates).execute(plan)
        let after = try await sites.records()
        #expect(after.entries.map(\.id) == [.fixture(1), .fixture(9), .fixture(2)])
        for effect in plan.effects {
            #expect(effect.after == effect.entry.flatMap { after.entry($0.id) })
        }
        let commits = try await sites.perform([.undo(SiteUndo(id: .fixture(10)))], at: now)
        #expect(commits[0].action?.kind == .insert)
        #expect(try await sites.records() == before)
    }

    @Test(arguments: SiteRotationRepositoryContract.adapters)
    func `a plan of former records is refused with the new one (SR-168)`(
        adapter: SiteRotationRepositoryContract.Adapter
    ) async throws {
        let sites = try await sites(adapter)
        let dates = FixedWallClock(now: now)
        let deletion = SiteEntryDeletion(id: .fixture(9), entryID: .fixture(2))
        let planning = PlanSiteCorrectionUseCase(sites: sites, dates: dates)
        let plan = try await planning.execute(.delete(deletion, extendsPrevious: true))
        let edit = SiteEntryEdit(id: .fixture(8), entryID: .fixture(1), note: .set("later"))
        try await sites.perform([.editEntry(edit)], at: now)
        let newer = try await planning.execute(plan.correction)

        await #expect(throws: SiteRotationError.planChanged(newer)) {
            try await ApplySiteCorrectionUseCase(sites: sites, dates: dates).execute(plan)
        }

        #expect(try await sites.records().entries.count == 2)
    }

    @Test(arguments: SiteRotationRepositoryContract.adapters)
    func `the changes of this device are listed, newest first (SR-175)`(
        adapter: SiteRotationRepositoryContract.Adapter
    ) async throws {
        let sites = try await sites(adapter)

        let actions = try await sites.actions()

        #expect(actions.map(\.kind) == [.log, .log])
        #expect(actions.map(\.subject?.startTime) == [now, now - 86_400])
    }
}
