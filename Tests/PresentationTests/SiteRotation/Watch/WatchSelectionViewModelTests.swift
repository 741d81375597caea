import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct WatchSelectionViewModelTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let places = SiteLocation.defaults
    let router = Router(root: WatchRoute.home)

    func selection(_ client: MockWatchClient) async -> WatchSelectionViewModel {
        let selection = WatchSelectionViewModel(
            feed: Feed(client),
            client: client,
            dates: FixedWallClock(now: now),
            display: SiteDisplay(
                locale: Locale(identifier: "en_GB"),
                calendar: Calendar(identifier: .gregorian)
            ),
            router: router
        )
        await selection.load()
        return selection
    }

    func client(_ state: WatchState? = .fixture()) -> MockWatchClient {
        MockWatchClient(WatchSituation(state: state))
    }

    @Test func `the phone's order and badges, unknown and repeated ids left out (SR-136)`() async {
        let state = WatchState.fixture(
            recommended: [places[5].id, .fixture(77), places[5].id, places[1].id],
            avoid: [places[2].id],
            locations: [places[2], places[5], places[1], places[5]]
        )

        let selection = await selection(client(state))

        #expect(selection.recommended.map(\.id) == [places[5].id, places[1].id])
        #expect(selection.all.map(\.id) == [2, 5, 1].map { places[$0].id })
        #expect(
            selection.all.map(\.badgeLabel) == [
                "Avoid, used recently", "Recommended", "Recommended",
            ]
        )
    }

    @Test func `a confirmed choice is sent (SR-124, SR-133)`() async {
        let client = client()
        client.requesting.next(.success(.fixture(1, at: places[4].id, requestedAt: now)))
        let selection = await selection(client)
        router.path = [.selection, .confirmation(location: places[4].id)]

        selection.choose(places[4].id)
        #expect(selection.location?.id == places[4].id)
        await selection.confirm()
        await selection.confirm()
        #expect(router.path == [])

        #expect(client.requesting.calls == [places[4].id])
        #expect(selection.state == .sent(.fixture(1, at: places[4].id, requestedAt: now)))
    }

    @Test func `what cannot be queued is told at once, and can be tried again (SR-115, SR-134)`()
        async
    {
        let client = client()
        client.requesting.next(
            .failure(.noSession),
            .failure(.notTaken(FailureCause(domain: "WCErrorDomain", code: 7014))),
            .failure(.queueFull),
            .success(.fixture(1))
        )
        let selection = await selection(client)
        selection.choose(places[0].id)

        await selection.confirm()
        guard case .failed(_, let message) = selection.state else {
            Issue.record("expected a failure, got \(selection.state)")
            return
        }
        #expect(
            message.text
                == """
                There is no iPhone that this watch is connected to.

                Error: SiteRotation.Watch 1
                """
        )
        await selection.confirm()
        if case .failed(_, let message) = selection.state {
            #expect(message.text.hasSuffix("\n\nError: WCErrorDomain 7014"))
        }
        await selection.confirm()
        if case .failed(_, let message) = selection.state {
            #expect(message.text.hasPrefix("Too many requests wait for your iPhone."))
            #expect(message.text.hasSuffix("\n\nError: SiteRotation.Watch 3"))
        }
        await selection.confirm()

        #expect(selection.state == .sent(.fixture(1)))
        #expect(client.requesting.calls.count == 4)
    }

    @Test
    func `what the phone has not sent cannot be chosen, and cancelling sends nothing (SR-123)`()
        async
    {
        let client = client(nil)
        let selection = await selection(client)

        selection.choose(places[0].id)
        #expect(selection.state == .choosing)
        client.change { $0.receive(.fixture()) }
        await Observed.change { !selection.all.isEmpty }
        selection.choose(places[0].id)
        selection.cancel()
        await selection.confirm()

        #expect(selection.state == .choosing)
        #expect(client.requesting.calls.isEmpty)
    }
}
