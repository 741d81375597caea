import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The way back from the confirmation of a change to the choice of its place.
@MainActor
@Suite struct SiteSelectionCancelTests {
    private let front = SiteLocation.defaults[0]

    @Test func `cancelling writes nothing and forgets the note (SR-34)`() async {
        let screen = SiteScreen()
        let selection = screen.selection()
        await selection.load()
        selection.choose(front.id)
        selection.edit { $0.note = "left hand" }

        selection.cancel()
        #expect(selection.state == .choosing)

        selection.choose(front.id)
        #expect(selection.draft?.note == "")
        #expect(screen.logChange.executing.calls.isEmpty)
    }

    @Test func `another location takes what was said, and is a change of its own (SR-34)`() async {
        let screen = SiteScreen()
        let selection = screen.selection()
        await selection.load()
        selection.choose(front.id)
        selection.edit {
            $0.note = "left hand"
            $0.previousReason = .set(.leak)
        }
        let first = selection.draft

        selection.chooseAnother()
        #expect(selection.keepsAnswers)
        selection.choose(SiteLocation.defaults[1].id)

        #expect(!selection.keepsAnswers)
        #expect(selection.draft?.id != first?.id)
        #expect(selection.draft?.locationID == SiteLocation.defaults[1].id)
        #expect(selection.draft?.note == "left hand")
        #expect(selection.draft?.previousReason == .set(.leak))
        selection.cancel()
        selection.choose(front.id)
        #expect(selection.draft?.isPlain == true)
    }
}
