import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteSelectionViewModelTests {
    let now = SiteScreen.now
    let front = SiteLocation.defaults[0]
    let failure = SiteRotationError.repository(
        .unavailable(FailureCause(domain: "NSPOSIXErrorDomain", code: 28, detail: "no space"))
    )

    func loaded(_ screen: SiteScreen) async -> SiteSelectionViewModel {
        let selection = screen.selection()
        await selection.load()
        return selection
    }

    @Test func `recommended ones come first and stand in the list of all again (SR-24, SR-154)`()
        async
    {
        let screen = SiteScreen(SiteRecords(entries: [.fixture(1, from: now - 86_400)]))
        let selection = await loaded(screen)

        #expect(
            selection.recommended.map(\.title)
                == ["Right Front Abdomen", "Left Side Abdomen", "Right Side Abdomen"]
        )
        #expect(selection.all.count == 14)
        #expect(selection.all.first?.title == "Left Front Abdomen")
        #expect(selection.all.first?.badgeLabel == "Avoid, used recently")
        #expect(
            selection.all.first?.accessibilityLabel
                == "Left Front Abdomen, Avoid, used recently, In use"
        )
    }

    @Test
    func `a screen for one location begins with its confirmation, before or after loading (EM-1)`()
        async
    {
        let screen = SiteScreen()
        let selection = screen.selection(location: front.id)
        #expect(selection.state == .choosing)

        await selection.load()
        #expect(selection.location == front)

        // The records are known by now, and the cancelled draft does not come back.
        #expect(screen.selection(location: front.id).location == front)
        selection.cancel()
        await selection.load()
        #expect(selection.state == .choosing)
    }

    @Test func `a screen for a location that does not exist says so, and offers others (NV-30)`()
        async
    {
        let missing = SiteLocation.ID.fixture(99)
        let selection = SiteScreen().selection(location: missing)

        await selection.load()

        #expect(
            selection.state
                == .unavailable(ErrorMessage(SiteRotationError.unknownLocation(missing)))
        )
        #expect(!selection.canConfirm)
        selection.choose(front.id)
        #expect(selection.location == front)
    }

    @Test(
        arguments: [
            Destination(sheet: .confirmation(location: SiteLocation.defaults[0].id)),
            [.history(location: nil), .selection],
            [.selection, .confirmation(location: SiteLocation.defaults[0].id)],
        ] as [Destination<SiteRotationRoute>]
    )
    func `a logged change leaves the selection, however it was shown (NV-7)`(
        shown: Destination<SiteRotationRoute>
    ) async {
        let screen = SiteScreen()
        screen.router.open(shown)
        screen.logChange.executing.next(
            .success(LoggedSiteChange(entry: .fixture(1, from: now), closed: nil))
        )
        let selection = await loaded(screen)

        selection.choose(front.id)
        await selection.confirm()

        #expect(screen.router.sheet == nil)
        #expect(screen.router.path == shown.path.filter { $0 == .history(location: nil) })
    }

    @Test func `a confirmed change is logged once, with its note and time (SR-28, SR-34)`() async {
        let screen = SiteScreen()
        let logged = LoggedSiteChange(entry: .fixture(1, from: now), closed: nil)
        screen.logChange.executing.next(.success(logged))
        let selection = await loaded(screen)

        selection.choose(front.id)
        selection.edit { draft in
            draft.note = "left hand"
            draft.time = now - 60
        }
        await selection.confirm()
        await selection.confirm()

        #expect(selection.state == .saved(logged))
        #expect(
            screen.logChange.executing.calls == [
                SiteChange(
                    id: .fixture(1),
                    locationID: front.id,
                    time: now - 60,
                    note: "left hand"
                )
            ]
        )
    }

    @Test(arguments: [SiteRotationRoute.selection, .confirmation(location: .fixture(1))])
    func `a logged change ends the selection (SR-45)`(sheet: SiteRotationRoute) async {
        let screen = SiteScreen()
        let logged = LoggedSiteChange(entry: .fixture(1, from: now), closed: nil)
        screen.logChange.executing.next(.failure(failure), .success(logged))
        let selection = await loaded(screen)
        screen.router.present(sheet)
        selection.choose(front.id)

        await selection.confirm()
        #expect(screen.router.sheet == sheet)
        await selection.confirm()

        #expect(selection.state == .saved(logged))
        #expect(screen.router.sheet == nil)
    }

    @Test func `a logged change takes no other screen away (SR-45)`() async {
        let screen = SiteScreen()
        let logged = LoggedSiteChange(entry: .fixture(1, from: now), closed: nil)
        screen.logChange.executing.next(.success(logged))
        let selection = await loaded(screen)
        selection.choose(front.id)

        screen.router.present(.onboarding)
        await selection.confirm()

        #expect(screen.router.sheet == .onboarding)
    }

    @Test func `an own time leads back to the moment of confirmation (SR-31, SR-162)`() async {
        let screen = SiteScreen()
        let logged = LoggedSiteChange(entry: .fixture(1, from: now), closed: nil)
        screen.logChange.executing.next(.failure(.timeInTheFuture(now + 60)), .success(logged))
        let selection = await loaded(screen)
        selection.choose(front.id)
        #expect(selection.draft?.time == nil)

        selection.edit { $0.time = now + 60 }
        await selection.confirm()
        #expect(selection.canConfirm)
        selection.edit { $0.time = nil }
        await selection.confirm()

        #expect(screen.logChange.executing.calls.map(\.time) == [now + 60, nil])
        #expect(selection.state == .saved(logged))
    }

    @Test(arguments: [true, false])
    func
        `what an attempt that seemed to fail had saved is not taken for a later draft (SR-32, SR-35)`(
            isEdited: Bool
        ) async
    {
        let screen = SiteScreen()
        let logged = LoggedSiteChange(
            entry: .fixture(1, from: now),
            closed: nil,
            isRepeat: true
        )
        screen.logChange.executing.next(.failure(failure), .success(logged))
        let selection = await loaded(screen)
        selection.choose(front.id)
        await selection.confirm()

        selection.edit { $0.note = isEdited ? "new vial" : "" }
        await selection.confirm()

        let calls = screen.logChange.executing.calls
        #expect(calls.count == 2 && Set(calls.map(\.id)).count == 1)
        if isEdited, let draft = selection.draft {
            let message = ErrorMessage(SiteRotationError.savedBefore(.fixture(1)))
            #expect(selection.state == .failed(draft, message))
        } else {
            #expect(selection.state == .saved(logged))
        }
    }

    @Test func `confirming is disabled while a save is running (SR-32)`() async {
        let screen = SiteScreen()
        let gate = Gate<SiteChange, LoggedSiteChange, SiteRotationError>(cancellation: nil)
        screen.logChange.executing.always { change throws(SiteRotationError) in
            try await gate.pass(change)
        }
        let selection = await loaded(screen)
        selection.choose(front.id)

        let first = Task { await selection.confirm() }
        await gate.waitForRequests()
        #expect(!selection.canConfirm)
        await selection.confirm()
        selection.cancel()
        selection.choose(SiteLocation.defaults[1].id)
        #expect(selection.location == front)

        gate.answer(0, with: LoggedSiteChange(entry: .fixture(1, from: now), closed: nil))
        await first.value
        #expect(gate.requests.count == 1)
    }

    @Test func `a failed save says so and is tried again as the same operation (SR-35)`() async {
        let screen = SiteScreen()
        let logged = LoggedSiteChange(entry: .fixture(1, from: now), closed: nil)
        screen.logChange.executing.next(.failure(failure), .success(logged))
        let selection = await loaded(screen)
        selection.choose(front.id)
        selection.edit { $0.note = "kept" }

        await selection.confirm()
        guard case .failed(let draft, let message) = selection.state else {
            Issue.record("expected a failure, got \(selection.state)")
            return
        }
        #expect(draft.note == "kept")
        #expect(message.text.hasSuffix("\n\nError: NSPOSIXErrorDomain 28"))

        await selection.confirm()
        #expect(selection.state == .saved(logged))
        #expect(Set(screen.logChange.executing.calls.map(\.id)) == [.fixture(1)])
    }

    @Test func `giving up returns to the confirmation and is no failure (L-2)`() async {
        let screen = SiteScreen()
        screen.logChange.executing.next(.failure(.repository(.cancelled)))
        let selection = await loaded(screen)
        selection.choose(front.id)

        await selection.confirm()

        #expect(selection.canConfirm)
        #expect(selection.location == front)
    }

    @Test(arguments: [SiteCategory.avoid, .recommended, .neutral])
    func `every enabled location can be chosen, whatever its category (SR-25)`(
        category: SiteCategory
    ) async throws {
        let screen = SiteScreen(SiteRecords(entries: [.fixture(1, from: now - 86_400)]))
        let selection = await loaded(screen)
        let row = try #require(selection.all.first { $0.category == category })

        selection.choose(row.id)

        #expect(selection.draft?.locationID == row.id)
        #expect(selection.canConfirm)
    }

    @Test func `a location that is not known cannot be chosen (SR-33)`() async {
        let selection = await loaded(SiteScreen())

        selection.choose(.fixture(99))

        #expect(selection.state == .choosing)
    }
}
