import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteSelectionOverlapTests {
    let now = SiteScreen.now
    let front = SiteLocation.defaults[0]

    @Test func `a change that overlaps others says with which, and for how long (SR-53)`() async {
        let other = SiteEntry.fixture(
            2,
            at: SiteLocation.defaults[1].id,
            from: now - 36_000,
            to: now + 7200
        )
        let screen = SiteScreen(SiteRecords(entries: [other]))
        screen.logChange.executing.next(
            .success(
                LoggedSiteChange(
                    entry: .fixture(1, at: front.id, from: now),
                    closed: nil,
                    overlaps: [other]
                )
            )
        )
        let selection = screen.selection()
        await selection.load()
        selection.choose(front.id)

        await selection.confirm()

        let remark = selection.remark ?? ""
        #expect(remark.hasPrefix("Left Front Abdomen ("), "\(remark)")
        #expect(remark.contains(") overlaps Right Front Abdomen ("), "\(remark)")
        #expect(remark.hasSuffix("), for 2h."), "\(remark)")
    }
}
