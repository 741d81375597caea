import MomentumPresentation
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

    @Test func `a save that ends after its screen was closed closes no other screen (NV-7)`() async
    {
        let saving = Gate<SiteChange, LoggedSiteChange, SiteRotationError>(cancellation: nil)
        let screen = SiteScreen()
        screen.logChange.executing.always { change throws(SiteRotationError) in
            try await saving.pass(change)
        }
        let selection = screen.selection()
        await selection.load()
        selection.choose(front.id)
        let confirming = Task { await selection.confirm() }
        await saving.waitForRequests(1)

        SiteRotationScreen.confirmation(selection).leave()
        screen.router.open(Destination(sheet: .selection))
        saving.answer(
            0,
            with: LoggedSiteChange(entry: .fixture(1, from: SiteScreen.now), closed: nil)
        )
        await confirming.value

        #expect(screen.router.sheet == .selection)
    }
}
