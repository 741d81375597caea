import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteEntryEditViewModelTests {
    let now = SiteScreen.now
    let failure = SiteRotationError.repository(
        .unavailable(FailureCause(domain: "NSPOSIXErrorDomain", code: 28))
    )

    var worn: SiteEntry {
        .fixture(1, from: now - 9 * 3600 + 0.123, to: now - 3600, note: "old")
    }

    func loaded(_ screen: SiteScreen) async -> SiteEntryEditViewModel {
        let edit = screen.entryEdit(.fixture(1))
        await edit.load()
        return edit
    }

    func screen() -> SiteScreen {
        SiteScreen(SiteRecords(entries: [worn, .fixture(2, from: now - 3600)]))
    }

    @Test func `only what was changed is saved, to the millisecond (SR-51)`() async {
        let screen = screen()
        let saved = EditedSiteEntry(entry: worn)
        screen.editEntry.executing.next(.success(saved))
        let edit = await loaded(screen)
        #expect(edit.form?.note == "old")

        edit.edit { form in
            form.locationID = nil
            form.note = ""
        }
        await edit.save()

        #expect(edit.state == .saved(saved))
        #expect(
            screen.editEntry.executing.calls == [
                SiteEntryEdit(
                    id: .fixture(1),
                    entryID: .fixture(1),
                    location: .set(nil),
                    note: .set("")
                )
            ]
        )
    }

    @Test(arguments: [true, false])
    func `the form of an entry that came back has new identities (SR-35, TA-22)`(
        isCompared: Bool
    ) async {
        let screen = screen()
        screen.editEntry.executing.next(.failure(failure))
        let edit = await loaded(screen)
        edit.edit { $0.note = "typed" }
        await edit.save()
        let tried = edit.form

        screen.change(SiteRecords())
        await Observed.change { screen.records.state.value?.entries.isEmpty == true }
        edit.compare()
        #expect(edit.lostForm?.note == "typed" && edit.form == nil)
        screen.change(SiteRecords(entries: [worn]))
        await Observed.change { screen.records.state.value?.entries.isEmpty == false }
        if isCompared { edit.compare() } else { await edit.load() }

        #expect(edit.form?.note == "typed" && edit.lostForm == nil)
        #expect(edit.form?.operation != tried?.operation)
        #expect(edit.form?.deletion != tried?.deletion)
    }

    @Test func `what would be refused is said before it is saved (SR-52)`() async {
        let screen = screen()
        let edit = await loaded(screen)

        edit.edit { $0.end = now - 10 * 3600 }
        #expect(edit.problem?.kind == "endBeforeStart")
        #expect(!edit.canSave)
        edit.edit { $0.end = nil }
        #expect(edit.problem?.kind == "anotherEntryIsOpen")
        edit.edit { form in
            form.start = now + 60
            form.end = worn.endTime
        }
        #expect(edit.problem?.kind == "timeInTheFuture")
        await edit.save()

        #expect(screen.editEntry.executing.calls.isEmpty)
        edit.edit { $0.start = worn.startTime }
        #expect(edit.problem == nil)
        #expect(edit.canSave)
    }

    @Test func `the reason of a set that was closed elsewhere meanwhile can be saved (TA-22)`()
        async
    {
        let open = SiteEntry.fixture(1, from: now - 9 * 3600)
        let screen = SiteScreen(SiteRecords(entries: [open]))
        let edit = await loaded(screen)
        edit.edit { $0.reason = .leak }
        #expect(edit.problem?.kind == "stillWorn")

        let closed = SiteEntry.fixture(1, from: open.startTime, to: now - 3600)
        screen.change(SiteRecords(entries: [closed, .fixture(2, from: now - 3600)]))
        await Observed.change { edit.changedEntry != nil }

        #expect(edit.problem == nil)
        #expect(edit.canSave)
        edit.edit { $0.start = now - 2 * 3600 }
        #expect(edit.overlaps.isEmpty)
    }

    @Test func `a failed save keeps the form and is tried again as the same operation (SR-55)`()
        async
    {
        let screen = screen()
        screen.editEntry.executing.next(.failure(failure), .success(EditedSiteEntry(entry: worn)))
        let edit = await loaded(screen)
        edit.edit { $0.note = "new" }

        await edit.save()
        guard case .failed(let form, let message) = edit.state else {
            Issue.record("expected a failure, got \(edit.state)")
            return
        }
        #expect(form.note == "new")
        #expect(message.text.hasSuffix("\n\nError: NSPOSIXErrorDomain 28"))

        await edit.save()
        #expect(Set(screen.editEntry.executing.calls.map(\.id)).count == 1)
    }

    @Test func `what is changed after a failed save is another operation (SR-32)`() async {
        let screen = screen()
        screen.editEntry.executing.next(.failure(failure), .success(EditedSiteEntry(entry: worn)))
        let edit = await loaded(screen)
        edit.edit { $0.note = "new" }
        await edit.save()

        edit.edit { $0.note = "newer" }
        await edit.save()

        #expect(Set(screen.editEntry.executing.calls.map(\.id)).count == 2)
        #expect(screen.editEntry.executing.calls.last?.note == .set("newer"))
    }

    @Test func `while a save is running nothing else happens (SR-32)`() async {
        let screen = screen()
        let gate = Gate<SiteEntryEdit, EditedSiteEntry, SiteRotationError>(cancellation: nil)
        screen.editEntry.executing.always { edit throws(SiteRotationError) in
            try await gate.pass(edit)
        }
        let edit = await loaded(screen)
        edit.edit { $0.note = "new" }

        let first = Task { await edit.save() }
        await gate.waitForRequests()
        await edit.save()
        edit.edit { $0.note = "lost" }
        edit.askToDelete()
        #expect(edit.form?.note == "new")
        gate.answer(0, with: EditedSiteEntry(entry: worn))
        await first.value

        #expect(gate.requests.count == 1)
        #expect(edit.state == .saved(EditedSiteEntry(entry: worn)))
    }

    @Test func `deleting asks first, and leaves the screen (SR-54, NV-7)`() async {
        let screen = screen()
        screen.router.path = [.history(location: nil), .entry(.fixture(1))]
        screen.deleteEntry.executing.next(.success([worn]))
        let edit = await loaded(screen)

        await edit.delete()
        #expect(screen.deleteEntry.executing.calls.isEmpty)
        edit.askToDelete()
        edit.cancelDeletion()
        #expect(edit.canSave)
        #expect(screen.router.path.count == 2)
        edit.askToDelete()
        await edit.delete()

        #expect(edit.state == .deleted([worn]))
        #expect(screen.router.path == [.history(location: nil)])
        #expect(screen.deleteEntry.executing.calls.map(\.entryID) == [.fixture(1)])
    }

    @Test func `a failed deletion is tried again as the same operation (SR-55)`() async {
        let screen = screen()
        screen.deleteEntry.executing.next(.failure(failure), .success([worn]))
        let edit = await loaded(screen)
        edit.askToDelete()

        await edit.delete()
        guard case .deletionFailed(_, let message) = edit.state else {
            Issue.record("expected a failure, got \(edit.state)")
            return
        }
        #expect(message.cause.code == 28)
        await edit.delete()

        #expect(edit.state == .deleted([worn]))
        #expect(Set(screen.deleteEntry.executing.calls.map(\.id)).count == 1)
    }

    @Test func `an entry that is gone, and records that cannot be read, are said (SR-146)`() async {
        let screen = screen()
        let gone = screen.entryEdit(.fixture(99))
        await gone.load()
        guard case .unavailable(let message) = gone.state else {
            Issue.record("expected no entry, got \(gone.state)")
            return
        }
        #expect(message.kind == "unknownEntry")

        let broken = self.screen()
        broken.sites.reading.next(
            .failure(.unreadable(FailureCause(domain: "SiteRotation.Store", code: 7)))
        )
        let edit = broken.entryEdit(.fixture(1))
        await edit.load()
        guard case .unavailable(let failure) = edit.state else {
            Issue.record("expected a failure, got \(edit.state)")
            return
        }
        #expect(failure.kind == "unreadable")
        await edit.load()
        #expect(edit.canSave)
    }

    @Test func `giving up a save returns to the form and is no failure (L-2)`() async {
        let screen = screen()
        screen.editEntry.executing.next(.failure(.repository(.cancelled)))
        let edit = await loaded(screen)
        edit.edit { $0.note = "new" }

        await edit.save()

        #expect(edit.canSave)
        #expect(edit.form?.note == "new")
    }
}
