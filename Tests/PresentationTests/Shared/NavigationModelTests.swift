import Foundation
import MomentumPresentation
import MomentumTestSupport
import Testing

private let isLong = ProcessInfo.processInfo.environment["MOMENTUM_SOAK"] != nil

/// Random walks through a program, beside ``NavigationModel``.
@MainActor
@Suite(.timeLimit(.minutes(isLong ? 60 : 5))) struct NavigationModelTests {
    @MainActor
    final class Walk {
        @MainActor
        final class Page: Screen {
            let route: ProgramRoute
            private unowned let walk: Walk
            private let router: any RouterProtocol<ProgramRoute>

            init(_ route: ProgramRoute, _ walk: Walk) {
                self.route = route
                self.walk = walk
                router = walk.router.projected(.itself)
            }

            func leave() { walk.left.append(route) }
        }

        struct Made {
            weak var page: Page?
        }

        var model = NavigationModel()
        var left: [ProgramRoute] = []
        var made: [Made] = []
        private(set) lazy var router = Router(root: NavigationModel.root) { [unowned self] route in
            NavigationModel.decide(route, isSignedIn: model.isSignedIn)
        }

        func make(_ route: ProgramRoute) {
            model.make(route)
            _ = router.screen(for: route) { route in
                let page = Page(route, self)
                made.append(Made(page: page))
                return page
            }
        }
    }

    typealias Generator = SeededGenerator

    static func part(_ random: inout Generator) -> SampleRoute {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .list
        case 1: .item(Int.random(in: 0..<2, using: &random))
        default: .edit(Int.random(in: 2..<4, using: &random))
        }
    }

    static func route(_ random: inout Generator) -> ProgramRoute {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1: .sites(part(&random))
        case 2, 3: .people(part(&random))
        default: .signIn
        }
    }

    static func routes(_ random: inout Generator) -> [ProgramRoute] {
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in route(&random) }
    }

    @Test func `random walks agree with the plain model (NV-6 to NV-14, NV-19, NV-23, NV-24)`() {
        for seed in 0..<(isLong ? 10_000 : 300) as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let walk = Walk()
            for step in 0..<200 {
                Self.step(walk, &random)
                let model = walk.model
                let isEqual =
                    walk.router.path == model.path && walk.router.sheet == model.sheet
                    && walk.router.pending == model.pending && walk.left == model.left
                    && walk.router.projected(.sites).path == model.run(.sites)
                    && walk.router.projected(.people).path == model.run(.people)
                    && Set(walk.made.compactMap { $0.page?.route }) == model.kept
                guard isEqual else {
                    Issue.record(
                        """
                        seed \(seed), step \(step): \(walk.router.path), \
                        \(String(describing: walk.router.sheet)), pending \
                        \(String(describing: walk.router.pending)), left \(walk.left.suffix(4)); \
                        the model has \(model)
                        """
                    )
                    return
                }
            }
        }
    }

    private static func step(_ walk: Walk, _ random: inout Generator) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: program(walk, &random)
        case 1: feature(.sites, walk, &random)
        case 2: feature(.people, walk, &random)
        default:
            let shown = walk.model.shown.randomElement(using: &random)
            walk.make(Bool.random(using: &random) ? shown ?? route(&random) : route(&random))
        }
    }

    /// A call of the program's router.
    private static func program(_ walk: Walk, _ random: inout Generator) {
        let (router, model) = (walk.router, walk.model)
        let (route, routes) = (route(&random), routes(&random))
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
            router.path = model.path + routes
            walk.model.open(model.path + routes, sheet: model.sheet, .opening)
        case 1:
            router.path = routes
            walk.model.open(routes, sheet: model.sheet, .opening)
        case 2:
            router.pop()
            walk.model.open(model.path.dropLast(), sheet: model.sheet, .opening)
        case 3:
            router.popToRoot()
            walk.model.open([], sheet: model.sheet, .opening)
        case 4:
            let sheet = Bool.random(using: &random) ? route : nil
            router.sheet = sheet
            if sheet == nil {
                walk.model.dismiss()
            } else {
                walk.model.open(model.path, sheet: sheet, .whole)
            }
        case 5:
            router.open(Destination(path: routes, sheet: route))
            walk.model.open(routes, sheet: route, .opening)
        case 6:
            walk.model.isSignedIn.toggle()
        case 7:
            router.resume()
            guard let wanted = model.pending else { return }
            walk.model.pending = nil
            walk.model.open(wanted.path, sheet: wanted.sheet, .opening)
        case 8:
            router.recheck(remembering: true)
            let wanted = model.pending ?? Destination(path: model.path, sheet: model.sheet)
            walk.model.open(wanted.path, sheet: wanted.sheet, .asking)
        case 9:
            router.recheck(remembering: false)
            walk.model.open(model.path, sheet: model.sheet, .asking)
            walk.model.pending = nil
        case 10:
            router.leave { $0 == route || $0 == .signIn }
            walk.model.leave { $0 == route || $0 == .signIn }
        default:
            let saved = router.saved
            router.restore(saved)
            let wanted = model.pending ?? Destination(path: model.path, sheet: model.sheet)
            walk.model.open(wanted.path, sheet: wanted.sheet, .opening)
        }
    }

    /// A call of a feature's projection.
    private static func feature(
        _ place: RouteCase<ProgramRoute, SampleRoute>,
        _ walk: Walk,
        _ random: inout Generator
    ) {
        let (router, model) = (walk.router.projected(place), walk.model)
        let part = part(&random)
        let below = model.path.dropLast(model.run(place).count)
        let pushed = model.path + [place.embed(part)]
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            router.push(part)
            walk.model.open(pushed, sheet: model.sheet, .opening)
        case 1:
            router.pop()
            if model.run(place).isEmpty { return }
            walk.model.open(model.path.dropLast(), sheet: model.sheet, .opening)
        case 2:
            router.popToRoot()
            walk.model.open(Array(below), sheet: model.sheet, .opening)
        case 3:
            router.path = [part, .item(1)]
            walk.model.open(
                below + [place.embed(part), place.embed(.item(1))],
                sheet: model.sheet,
                .opening
            )
        case 4:
            router.replace(with: part)
            if model.run(place).isEmpty {
                walk.model.open(pushed, sheet: model.sheet, .opening)
            } else {
                walk.model.open(
                    model.path.dropLast() + [place.embed(part)],
                    sheet: model.sheet,
                    .whole
                )
            }
        case 5:
            router.present(part)
            walk.model.open(model.path, sheet: place.embed(part), .whole)
        case 6:
            router.dismiss()
            guard model.sheet.flatMap(place.extract) != nil else { return }
            walk.model.dismiss()
        default:
            router.leave { $0 == part }
            walk.model.leave { place.extract($0) == part }
        }
    }
}
