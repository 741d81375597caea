import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteLocationsViewModelTests {
    let defaults = SiteLocation.defaults
    let failure = SiteRotationError.repository(
        .unavailable(FailureCause(domain: "NSPOSIXErrorDomain", code: 28))
    )

    func loaded(_ screen: SiteScreen) async -> SiteLocationsViewModel {
        let locations = screen.locations()
        await locations.load()
        return locations
    }

    /// The defaults, and a hip without sides.
    var withHip: SiteRecords {
        let hip = SitePlace(bodyPart: "Hip").map { SiteLocation(place: $0, sortOrder: 14) }
        return SiteRecords(locations: defaults + [hip].compactMap(\.self))
    }

    @Test func `zones stand in order with their marks, and follow the records (SR-67, SR-36)`()
        async
    {
        let screen = SiteScreen(withHip)
        let locations = await loaded(screen)

        let rows = locations.rows
        #expect(rows.map(\.title).first == "Abdomen (Front)")
        #expect(rows.count == 8)
        #expect(rows[0].marks == ["Left & Right"])
        #expect(rows[7].marks == ["Custom"])
        #expect(rows.map(\.isDeletable) == Array(repeating: false, count: 7) + [true])
        #expect(rows[0].accessibilityLabel == "Abdomen (Front), Left & Right, On")
        #expect(rows[0].sides.map(\.title) == ["Left Front Abdomen", "Right Front Abdomen"])

        screen.sites.announce(SiteRecords())
        await Observed.change { locations.rows.count == 7 }
    }

    @Test func `switching a zone switches both sides, and one side can be switched (SR-68)`() async
    {
        let screen = SiteScreen()
        screen.switching.executing.always { _ in [] }
        let locations = await loaded(screen)

        await locations.setZone(SiteZone.ID(defaults[0].place), isEnabled: false)
        await locations.setLocations([defaults[3].id], isEnabled: true)

        #expect(
            screen.switching.executing.calls.map(\.locationIDs) == [
                [defaults[0].id, defaults[1].id], [defaults[3].id],
            ]
        )
        #expect(screen.switching.executing.calls.map(\.isEnabled) == [false, true])
        #expect(locations.state == .showing)
    }

    @Test func `a refusal is shown, and a failed save is tried again as the same (SR-69, SR-35)`()
        async
    {
        let screen = SiteScreen()
        screen.switching.executing.next(
            .failure(.lastEnabledLocation),
            .failure(failure),
            .success([])
        )
        let locations = await loaded(screen)

        await locations.setLocations([defaults[0].id], isEnabled: false)
        guard case .failed(_, let refusal, _) = locations.state else {
            Issue.record("expected a refusal, got \(locations.state)")
            return
        }
        #expect(refusal == ErrorMessage(SiteRotationError.lastEnabledLocation))

        await locations.setLocations([defaults[0].id], isEnabled: false)
        await locations.retry()
        #expect(locations.state == .showing)
        let ids = screen.switching.executing.calls.map(\.id)
        #expect(ids.count == 3)
        #expect(ids[1] == ids[2])
    }

    @Test func `the form says what is wrong with a name before it is saved (SR-71, SR-72)`() async {
        let screen = SiteScreen()
        let locations = await loaded(screen)
        locations.startAdding()

        #expect(locations.problem?.kind == "emptyBodyPart")
        locations.edit { $0.bodyPart = "Left Hip" }
        #expect(locations.problem?.kind == "nameWithSide")
        locations.edit { $0.bodyPart = "Buttock" }
        #expect(locations.problem?.kind == "nameTaken")
        await locations.add()
        #expect(screen.addingZone.executing.calls.isEmpty)

        screen.addingZone.executing.next(.success([]))
        locations.edit { draft in
            draft.bodyPart = "Hip"
            draft.qualifier = "Front"
            draft.hasSides = false
        }
        #expect(locations.problem == nil)
        await locations.add()

        #expect(
            screen.addingZone.executing.calls == [
                SiteZoneAddition(
                    id: .fixture(1),
                    bodyPart: "Hip",
                    qualifier: "Front",
                    hasSides: false
                )
            ]
        )
        #expect(locations.state == .showing)
    }

    @Test func `only what the wearer added can be deleted, after a question (SR-73)`() async throws
    {
        let screen = SiteScreen(withHip)
        screen.removing.executing.next(.success([]))
        let locations = await loaded(screen)
        let hip = try #require(withHip.locations.last)

        locations.askToRemove(SiteZone.ID(defaults[0].place))
        #expect(locations.state == .showing)
        await locations.remove()
        locations.askToRemove(SiteZone.ID(hip.place))
        #expect(locations.question?.contains("Hip") == true)
        locations.cancel()
        await locations.remove()
        #expect(screen.removing.executing.calls.isEmpty)

        locations.askToRemove(SiteZone.ID(hip.place))
        await locations.remove()
        #expect(screen.removing.executing.calls.map(\.locationIDs) == [[hip.id]])
    }

    @Test func `one side can be deleted without the other (SR-73)`() async throws {
        let sides = try BodySide.allCases.enumerated().map { number, side in
            SiteLocation(
                place: try #require(SitePlace(bodyPart: "Hip", side: side)),
                sortOrder: 14 + number
            )
        }
        let screen = SiteScreen(SiteRecords(locations: defaults + sides))
        screen.removing.executing.next(.success([]))
        let locations = await loaded(screen)

        locations.askToRemove([defaults[0], sides[0]])
        #expect(locations.state == .showing)
        locations.askToRemove([sides[0]])
        #expect(locations.question?.contains("Left Hip?") == true)
        await locations.remove()

        #expect(screen.removing.executing.calls.map(\.locationIDs) == [[sides[0].id]])
    }

    @Test func `a zone is moved as a whole (SR-74)`() async {
        let screen = SiteScreen()
        screen.moving.executing.next(.success([]))
        let locations = await loaded(screen)

        await locations.move(SiteZone.ID(defaults[12].place), to: 0)

        #expect(
            screen.moving.executing.calls == [
                SiteZoneMove(id: .fixture(1), zone: SiteZone.ID(defaults[12].place), position: 0)
            ]
        )
    }

    @Test func `while something is saved nothing else begins (SR-32)`() async {
        let screen = SiteScreen()
        let gate = Gate<SiteLocationSwitch, [SiteLocation], SiteRotationError>(cancellation: nil)
        screen.switching.executing.always { change throws(SiteRotationError) in
            try await gate.pass(change)
        }
        let locations = await loaded(screen)

        let first = Task { await locations.setLocations([defaults[0].id], isEnabled: false) }
        await gate.waitForRequests()
        await locations.setLocations([defaults[1].id], isEnabled: false)
        await locations.move(SiteZone.ID(defaults[0].place), to: 3)
        locations.startAdding()
        locations.cancel()
        #expect(locations.draft == nil)
        gate.answer(0, with: [])
        await first.value

        #expect(gate.requests.count == 1)
        #expect(locations.state == .showing)
    }

    @Test func `what is typed outlasts a zone that is switched, moved or asked about (SR-70)`()
        async throws
    {
        let screen = SiteScreen(withHip)
        let gate = Gate<SiteLocationSwitch, [SiteLocation], SiteRotationError>(cancellation: nil)
        screen.switching.executing.always { change throws(SiteRotationError) in
            try await gate.pass(change)
        }
        screen.moving.executing.next(.failure(failure))
        let locations = await loaded(screen)
        let hip = try #require(withHip.locations.last)
        locations.startAdding()
        locations.edit { $0.bodyPart = "Calf" }
        let draft = try #require(locations.draft)

        let switching = Task { await locations.setLocations([hip.id], isEnabled: false) }
        await gate.waitForRequests()
        #expect(locations.draft == draft)
        gate.answer(0, with: [])
        await switching.value
        #expect(locations.state == .adding(draft))

        await locations.move(SiteZone.ID(hip.place), to: 0)
        #expect(locations.draft == draft)
        locations.cancel()
        #expect(locations.state == .adding(draft))

        locations.askToRemove([hip])
        locations.cancel()
        locations.startAdding()
        #expect(locations.state == .adding(draft))
        locations.cancel()
        #expect(locations.state == .showing)
    }

    @Test func `a form that could not be saved is open again, as something new (SR-70, SR-32)`()
        async
    {
        let screen = SiteScreen()
        screen.addingZone.executing.next(.failure(failure), .success([]))
        let locations = await loaded(screen)
        locations.startAdding()
        locations.edit { $0.bodyPart = "Calf" }

        await locations.add()
        #expect(locations.draft?.bodyPart == "Calf")
        locations.cancel()
        locations.edit { $0.qualifier = "Back" }
        await locations.add()

        let calls = screen.addingZone.executing.calls
        #expect(calls.map(\.bodyPart) == ["Calf", "Calf"])
        #expect(calls.map(\.qualifier) == ["", "Back"])
        #expect(calls.map(\.id) == [.fixture(1), .fixture(2)])
        #expect(locations.state == .showing)
    }
}
