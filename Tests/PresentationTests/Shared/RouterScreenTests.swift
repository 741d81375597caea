import MomentumPresentation
import MomentumTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RouterScreenTests {
    let router = Router<SampleRoute>(root: .list)
    let log = SampleScreen.Log()

    @discardableResult
    func screen(_ route: SampleRoute) -> SampleScreen {
        router.screen(for: route) { SampleScreen($0, log: log) }
    }

    @Test func `a screen is made once for as long as it is shown (R-5, NV-19)`() {
        router.path = [.item(1)]
        let first = screen(.item(1))
        router.push(.item(2))
        router.present(.edit(2))

        #expect(screen(.item(1)) === first)
        #expect(screen(.list) === screen(.list))
        #expect(log.made == [.item(1), .list])
        #expect(log.left.isEmpty)
    }

    @Test func `a screen at two places of a path is one, and leaves with the last (NV-10)`() {
        router.path = [.item(1), .item(2), .item(1)]
        let screen = screen(.item(1))

        router.pop()
        #expect(self.screen(.item(1)) === screen)
        #expect(log.left.isEmpty)

        router.popToRoot()
        #expect(log.left == [.item(1)])
    }

    @Test func `a screen that leaves is released, and starts afresh when opened again (R-5)`() {
        router.path = [.item(1)]
        weak let screen = screen(.item(1))
        #expect(screen != nil)

        router.pop()
        #expect(log.left == [.item(1)])
        #expect(screen == nil)

        router.push(.item(1))
        self.screen(.item(1))
        #expect(log.made == [.item(1), .item(1)])
    }

    @Test func `screens leave from the top down, the sheet first; the root stays (R-5, NV-6)`() {
        router.open(Destination(path: [.item(1), .item(2)], sheet: .edit(2)))
        for route in [SampleRoute.list, .item(1), .item(2), .edit(2)] { screen(route) }

        router.restore(SavedPath([.item(1)]))
        router.popToRoot()

        #expect(log.left == [.edit(2), .item(2), .item(1)])
    }

    @Test func `everything that takes a screen away tells it (R-5)`() throws {
        let links = LinkTable<SampleRoute>(scheme: "momentum", ["list": { _ in [.list] }])
        for leave: () throws -> Void in [
            { router.pop() }, { router.popToRoot() }, { router.replace(with: .item(2)) },
            { router.path = [.item(2)] }, { try router.open("momentum://list", in: links) },
            { router.restore(SavedPath([.item(2)])) }, { router.leave { $0 == .item(1) } },
            { router.push(.list) },
        ] {
            log.left = []
            router.path = [.item(1)]
            screen(.item(1))
            try leave()
            #expect(log.left == [.item(1)])
        }
        for leave: () -> Void in [
            { router.dismiss() }, { router.present(.item(2)) }, { router.sheet = nil },
            { router.leave { $0 == .edit(1) } },
        ] {
            log.left = []
            router.present(.edit(1))
            screen(.edit(1))
            leave()
            #expect(log.left == [.edit(1)])
        }
    }

    @Test func `a screen that is not shown is not kept (R-5)`() {
        weak let screen = screen(.item(9))

        #expect(screen == nil)
        #expect(log.left.isEmpty)
    }

    @Test func `leaving a screen cancels its loads and releases its view model (R-5)`() async {
        let gate = Gate<Int, String, any Error>(cancellation: CancellationError())
        router.push(.item(1))
        weak let screen = screen(.item(1))
        let load = Task { [weak screen] in await screen?.load(gate) }
        await gate.waitForRequests()

        router.pop()
        await load.value

        #expect(screen == nil)
    }

    @Test func `a router with open screens is released with its last reference (NV-14)`() {
        var owner: Router<SampleRoute>? = Router(root: .list)
        weak let router = owner
        for number in 1...20 { owner?.push(.item(number)) }
        for route in [.list] + (owner?.path ?? []) {
            _ = owner?.screen(for: route) {
                SampleScreen($0, log: log, router: owner?.projected(.itself))
            }
        }
        #expect(log.made.count == 21)

        owner = nil

        #expect(router == nil)
    }
}

/// A screen that is its own view model, and navigates.
@MainActor
final class SampleScreen: Screen {
    @MainActor
    final class Log {
        var made: [SampleRoute] = []
        var left: [SampleRoute] = []
    }

    let route: SampleRoute
    private let router: (any RouterProtocol<SampleRoute>)?
    private let loader = Loader<String>()
    private let log: Log

    init(_ route: SampleRoute, log: Log, router: (any RouterProtocol<SampleRoute>)? = nil) {
        self.route = route
        self.log = log
        self.router = router
        log.made.append(route)
    }

    func load(_ gate: Gate<Int, String, any Error>) async {
        await loader.load(.join) { try await gate.pass(0) }
    }

    func leave() {
        loader.cancel()
        log.left.append(route)
    }
}
