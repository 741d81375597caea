import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Two changes, eight days apart.
@Suite struct CorrectionUseCaseTests {
    let history: CorrectionHistory
    let sites: TestRepository
    let dates: FixedWallClock

    init() throws {
        history = try CorrectionHistory(days: [0, 8], now: 12)
        sites = TestRepository(history.device)
        dates = FixedWallClock(now: history.now)
    }

    @Test func `a plan writes nothing, and is applied as it was shown (SR-168)`() async throws {
        let before = sites.current

        let plan = try await PlanSiteCorrectionUseCase(sites: sites, dates: dates)
            .execute(history.insertion(2, at: 4))

        #expect(sites.current == before)
        #expect(plan.effects.count == 2)
        try await ApplySiteCorrectionUseCase(sites: sites, dates: dates).execute(plan)
        #expect(sites.current.entries.map(\.id) == [.fixture(1), .fixture(90), .fixture(2)])
    }

    @Test func `an undo is previewed, and takes back that change alone (SR-175)`() async throws {
        let undoing = PreviewSiteUndoUseCase(sites: sites, dates: dates)

        let preview = try await undoing.execute(SiteUndo(id: .fixture(80)))

        #expect(sites.current.entries.count == 2)
        #expect(preview.action.kind == .log)
        #expect(preview.undo.action == preview.action.id)
        let actions = try await ListSiteActionsUseCase(sites: sites).execute()
        #expect(actions.first == preview.action)
        let undone = try await UndoSiteChangeUseCase(sites: sites, dates: dates)
            .execute(preview.undo)
        #expect(undone == preview.change)
        await #expect(throws: SiteRotationError.nothingToUndo) {
            try await undoing.execute(preview.undo)
        }
    }

    @Test func `a review uses the target of the settings (SR-176)`() async {
        let review = ReviewSitesUseCase(dates: dates)

        let usual = await review.execute(sites.current, settings: SiteSettings())
        let impatient = await review.execute(sites.current, settings: SiteSettings(targetHours: 48))

        #expect(usual.isEmpty)
        #expect(impatient.map(\.kind) == [.long])
    }
}
