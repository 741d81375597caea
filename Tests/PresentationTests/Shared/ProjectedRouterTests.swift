import MomentumPresentation
import Observation
import Testing

@MainActor
@Suite struct ProjectedRouterTests {
    @MainActor
    final class Session {
        var isSignedIn = false
    }

    let session = Session()
    let router: Router<ProgramRoute>
    let sites: ProjectedRouter<ProgramRoute, SampleRoute>
    let people: ProjectedRouter<ProgramRoute, SampleRoute>

    init() {
        router = Router(root: .sites(.list)) { [session] route in
            NavigationModel.decide(route, isSignedIn: session.isSignedIn)
        }
        sites = router.projected(.sites)
        people = router.projected(.people)
    }

    @Test
    func `two features share a stack, a guard and a link (NV-6 to NV-13, NV-9, NV-23, NV-24)`()
        throws
    {
        let links = LinkTable<ProgramRoute>(
            scheme: "momentum",
            ["sites/log": { _ in Destination(path: [.sites(.list)], sheet: .sites(.edit(1))) }]
        )
        let wanted = Destination<ProgramRoute>(
            path: [.sites(.item(1)), .sites(.item(7)), .people(.item(2))]
        )
        sites.push(.item(1))
        sites.push(.item(1))
        sites.push(.item(7))
        #expect(sites.path == [.item(1), .item(7)])

        people.push(.item(2))
        #expect(router.path == [.sites(.item(1)), .sites(.item(7)), .signIn])
        #expect(router.pending == wanted)
        #expect(sites.path == [])

        sites.leave { $0 == .item(7) }
        #expect(router.path.count == 3)
        #expect(router.pending == wanted)

        session.isSignedIn = true
        router.leave { $0 == .signIn }
        router.resume()
        #expect(router.path == wanted.path)
        #expect(router.pending == nil)
        #expect(people.path == [.item(2)])

        session.isSignedIn = false
        router.recheck(remembering: true)
        #expect(router.path == [.sites(.item(1)), .sites(.item(7)), .signIn])
        #expect(router.pending == wanted)

        try router.open("momentum://sites/log", in: links)
        #expect(router.path == [])
        #expect(sites.sheet == .edit(1))
        #expect(people.sheet == nil)
        #expect(router.pending == nil)

        people.dismiss()
        sites.leave { $0 == .edit(1) }
        #expect(router.sheet == nil)
    }

    @Test func `a feature replaces and leaves its own screens only (NV-12)`() {
        session.isSignedIn = true
        router.path = [.sites(.item(1)), .people(.list), .people(.item(1))]

        sites.pop()
        sites.replace(with: .item(4))
        #expect(router.path.count == 4)
        #expect(sites.path == [.item(4)])

        sites.popToRoot()
        #expect(people.path == [.list, .item(1)])

        people.path = [.item(5)]
        #expect(router.path == [.sites(.item(1)), .people(.item(5))])

        people.popToRoot()
        #expect(router.path == [.sites(.item(1))])
    }

    @Test func `who reads a projection is told of every change (NV-13)`() {
        let changes = ChangeCount()
        func observe() {
            withObservationTracking {
                _ = sites.path
                _ = sites.sheet
            } onChange: {
                changes.add()
            }
        }
        observe()
        router.push(.signIn)
        observe()
        router.present(.signIn)

        #expect(changes.count == 2)
    }

    @Test func `a projection outlives its router and does nothing (NV-14)`() {
        var owner: Router<ProgramRoute>? = Router()
        let orphan = owner?.projected(.sites)
        owner = nil

        orphan?.push(.item(1))
        orphan?.path = [.item(1)]

        #expect(orphan?.path == [])
        #expect(orphan?.sheet == nil)
    }

    @Test func `the place of a part's part is found (NV-11)`() {
        let numbers = RouteCase<SampleRoute, Number>(embed: { .item($0.value) }) { route in
            if case .item(let value) = route { Number(value: value) } else { nil }
        }
        let place = RouteCase<ProgramRoute, SampleRoute>.people.then(numbers)

        #expect(place.embed(Number(value: 3)) == .people(.item(3)))
        #expect(place.extract(.people(.item(3))) == Number(value: 3))
        #expect(place.extract(.sites(.item(3))) == nil)
        #expect(place.extract(.people(.list)) == nil)
    }

    struct Number: Route {
        let value: Int
    }
}
