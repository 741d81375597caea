import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteUndoViewModelTests {
    private let change = MockUndoSiteChangeUseCase()
    private let preview = MockPreviewSiteUndoUseCase()
    private let screen = SiteScreen(SiteRecords(entries: [.fixture(1, from: SiteScreen.now)]))

    private func undo() -> SiteUndoViewModel {
        SiteUndoViewModel(
            change: change,
            preview: preview,
            records: screen.records,
            identifiers: screen.identifiers,
            display: SiteScreen.display
        )
    }

    private var undone: UndoneSiteChange {
        let entry = SiteEntry.fixture(2, from: SiteScreen.now)
        return UndoneSiteChange(
            effects: [SiteEntryEffect(before: entry, after: nil)],
            leftAlone: [.fixture(1, from: SiteScreen.now)]
        )
    }

    @Test func `what is taken back is said, and can be done again (TA-14, SR-175)`() async throws {
        let undo = undo()
        change.executing.next(.success(undone))

        await undo.undo()

        guard case .done(.lastChange, let texts, let leftAlone) = undo.state else {
            Issue.record("\(undo.state)")
            return
        }
        #expect(texts.title.hasPrefix("Takes back: logged"))
        #expect(leftAlone.map(\.id) == [.fixture(1)])
        #expect(undo.canRedo)

        change.executing.next(.success(UndoneSiteChange()))
        await undo.redo()
        #expect(change.executing.calls.map(\.target) == [.lastChange, .lastUndo])
        #expect(!undo.canRedo)
    }

    @Test func `what would be taken back is shown first, and that alone is (SR-175)`() async {
        let undo = undo()
        let action = SiteAction(number: 3, kind: .log, time: SiteScreen.now)
        preview.executing.always { [undone] asked in
            SiteUndoPreview(
                undo: SiteUndo(id: asked.id, target: asked.target, action: action.id),
                action: action,
                change: undone
            )
        }

        await undo.prepare(.lastChange)

        guard case .ready(let shown, let texts) = undo.state else {
            Issue.record("\(undo.state)")
            return
        }
        #expect(texts.title.hasPrefix("Takes back: logged"))
        #expect(change.executing.calls.isEmpty)
        change.executing.next(.success(undone))
        await undo.confirm()
        #expect(change.executing.calls == [shown.undo])
        #expect(change.executing.calls[0].action == action.id)
        #expect(undo.canRedo)
    }

    @Test func `a preview that is given up changes nothing (SR-175)`() async {
        let undo = undo()
        preview.executing.next(.failure(.nothingToRedo))
        await undo.prepare(.lastUndo)
        guard case .nothing(let message) = undo.state else {
            Issue.record("\(undo.state)")
            return
        }
        #expect(message.sentence == "Nothing was taken back since the last change.")

        undo.cancel()
        await undo.confirm()

        #expect(change.executing.calls.isEmpty)
    }

    @Test func `without a change there is nothing to take back (TA-14)`() async {
        let undo = undo()
        change.executing.next(.failure(.nothingToUndo))

        await undo.undo()

        guard case .nothing(let message) = undo.state else {
            Issue.record("\(undo.state)")
            return
        }
        #expect(
            message.sentence.hasPrefix("There is nothing to take back. Undo reaches the latest")
        )
    }

    @Test
    func `trying again after a failure repeats the same undo, which takes effect once (TA-14)`()
        async
    {
        let undo = undo()
        let failure = SiteRotationError.repository(
            .unavailable(FailureCause(domain: "NSPOSIXErrorDomain", code: 28))
        )
        change.executing.next(.failure(failure))
        await undo.undo()
        guard case .failed(.lastChange, _) = undo.state else {
            Issue.record("\(undo.state)")
            return
        }

        change.executing.next(.success(undone))
        await undo.undo()
        change.executing.next(.success(undone))
        await undo.undo()

        let ids = change.executing.calls.map(\.id)
        #expect(ids[0] == ids[1])
        #expect(ids[1] != ids[2])
    }

    @Test func `the answer to a preview that was given up is not shown for a newer one (L-1)`()
        async
    {
        let undo = undo()
        let asking = Gate<SiteUndo, SiteUndoPreview, SiteRotationError>(cancellation: nil)
        preview.executing.always { undo throws(SiteRotationError) in try await asking.pass(undo) }
        let former = Task { await undo.prepare(.lastChange) }
        await asking.waitForRequests(1)
        undo.cancel()
        let newer = Task { await undo.prepare(.lastUndo) }
        await asking.waitForRequests(2)

        asking.fail(0, with: .nothingToUndo)
        await former.value
        guard case .loading(.lastUndo) = undo.state else {
            Issue.record("\(undo.state)")
            return
        }
        asking.fail(1, with: .nothingToRedo)
        await newer.value
    }

    @Test func `an undo that is given up is no failure (L-2)`() async {
        let undo = undo()
        change.executing.next(.failure(.repository(.cancelled)))

        await undo.undo()

        #expect(undo.state == .idle)
    }
}
