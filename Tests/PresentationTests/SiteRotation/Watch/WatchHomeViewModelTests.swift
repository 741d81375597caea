import Foundation
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct WatchHomeViewModelTests {
    let dates = ManualWallClock(now: Date(timeIntervalSince1970: 1_750_000_000))
    let clock = TestClock()
    let router = Router<WatchRoute>()
    let places = SiteLocation.defaults

    func home(_ client: MockWatchClient) -> WatchHomeViewModel {
        WatchHomeViewModel(
            feed: Feed(client),
            client: client,
            dates: dates,
            clock: clock,
            display: SiteDisplay(
                locale: Locale(identifier: "en_GB"),
                calendar: Calendar(identifier: .gregorian)
            ),
            router: router
        )
    }

    @Test func `before any state it says that it is syncing, not that there is no site (SR-135)`()
        async
    {
        let home = home(MockWatchClient())
        #expect(home.texts.title == "Syncing with iPhone...")

        await home.load()

        #expect(home.texts.title == "Syncing with iPhone...")
        #expect(home.texts.invitation == nil)
        #expect(!home.texts.canChoose)
    }

    @Test func `with a state it shows what the phone shows, its status included (SR-135)`() async {
        let state = WatchState.fixture(
            active: .fixture(at: places[3], since: dates.now - 73 * 3600),
            recommended: [places[9].id, .fixture(77), places[0].id],
            targetHours: 72
        )
        let home = home(MockWatchClient(WatchSituation(state: state)))

        await home.load()

        #expect(home.texts.title == "Right Side Abdomen")
        #expect(home.texts.active?.elapsedText == "73.0 hours")
        #expect(home.texts.active?.target == "72 hours")
        #expect(home.texts.active?.statusText == "Overdue")
        #expect(home.texts.active?.ringFraction == 1)
        #expect(home.texts.recommended.map(\.title) == ["Right Side Thigh", "Left Front Abdomen"])
        #expect(home.texts.canChoose)
        #expect(home.texts.notices.isEmpty)
    }

    @Test func `without a site it invites to log the first change (SR-42, SR-135)`() async {
        let home = home(MockWatchClient(WatchSituation(state: .fixture())))

        await home.load()

        #expect(home.texts.title == "No Active Site")
        #expect(home.texts.invitation == "Log your first site change to begin.")
    }

    @Test func `the watch counts rest from removal if the phone tells it (SR-181, SR-187)`() async {
        let removal = dates.now - 2 * 86_400
        let location = WatchState.Location(
            id: places[0].id,
            place: places[0].place,
            sortOrder: 0,
            lastUse: dates.now - 20 * 86_400,
            lastRemoval: removal
        )
        let selection = WatchSelection(
            WatchState(
                source: UUID(),
                revision: 1,
                createdAt: dates.now,
                active: nil,
                recommended: [],
                avoid: [],
                locations: [location],
                targetHours: 72,
                answers: []
            )
        )

        #expect(selection.all.map(\.placeRest) == [.since(removal)])
    }

    @Test func `a site without a location has its name (SR-10)`() async {
        let active = WatchState.Active(locationID: nil, place: nil, start: dates.now)
        let home = home(MockWatchClient(WatchSituation(state: .fixture(active: active))))

        await home.load()

        #expect(home.texts.title == "Unknown Location")
    }

    @Test func `a request is being sent for ten seconds, and then it is queued (SR-133)`() async {
        let client = MockWatchClient(WatchSituation(state: .fixture()))
        let home = home(client)
        await home.load()
        client.change { $0.send(.fixture(1, requestedAt: dates.now)) }
        await Observed.change { !home.situation.waiting.isEmpty }
        #expect(home.texts.notices == ["Sending..."])

        let keeping = Task { await home.keepTime() }
        await clock.waitForSleepers()
        dates.advance(bySeconds: 10.5)
        clock.advance(by: .seconds(1))
        await Observed.change { home.texts.notices != ["Sending..."] }

        #expect(
            home.texts.notices == ["Queued. It will be logged when your iPhone can be reached."]
        )
        client.change { $0.receive(.fixture(revision: 2, answers: [.init(id: .fixture(1))])) }
        await Observed.change { home.texts.notices.isEmpty }
        #expect(home.texts.notices.isEmpty)
        keeping.cancel()
        await keeping.value
    }

    @Test func `elapsed times go on by themselves, every minute (SR-43)`() async {
        let state = WatchState.fixture(active: .fixture(since: dates.now))
        let home = home(MockWatchClient(WatchSituation(state: state)))
        await home.load()
        let keeping = Task { await home.keepTime() }
        await clock.waitForSleepers()
        #expect(home.texts.active?.elapsed == "0.0")

        dates.advance(bySeconds: 360)
        clock.advance(by: .seconds(1))
        await Observed.change { home.texts.active?.elapsed != "0.0" }

        #expect(home.texts.active?.elapsed == "0.1")
        keeping.cancel()
        await keeping.value
    }

    @Test func `a refusal shows its reason until it was seen (SR-133)`() async {
        var situation = WatchSituation(state: .fixture(revision: 1), waiting: [.fixture(1)])
        situation.receive(
            .fixture(revision: 2, answers: [.init(id: .fixture(1), refusal: .unknownLocation)])
        )
        let home = home(MockWatchClient(situation))
        await home.load()
        #expect(
            home.texts.notices == ["Not logged: your iPhone does not have this location any more."]
        )

        await home.dismissRefusals()
        await Observed.change { home.texts.notices.isEmpty }

        #expect(home.texts.notices.isEmpty)
    }

    @Test func `a newer payload is said to need an update, beside the old state (SR-137)`() async {
        var situation = WatchSituation(state: .fixture(active: .fixture(since: dates.now)))
        situation.receiveNewerVersion()
        let home = home(MockWatchClient(situation))

        await home.load()

        #expect(home.texts.notices == ["Update Momentum on this watch to see the newest state."])
        #expect(home.texts.active != nil)
    }

    @Test func `the list of locations and a confirmation are routes (SR-45, SR-136)`() {
        let home = home(MockWatchClient())

        home.chooseLocation()
        home.log(at: places[2].id)

        #expect(router.path == [.selection, .confirmation(location: places[2].id)])
    }
}
