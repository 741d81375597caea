import MomentumDomain
import MomentumPresentation

/// The screens of a program with two features and a sign-in.
enum ProgramRoute: Route {
    case sites(SampleRoute)
    case people(SampleRoute)
    case signIn
}

extension RouteCase<ProgramRoute, SampleRoute> {
    static let sites = RouteCase(embed: ProgramRoute.sites) { whole in
        if case .sites(let part) = whole { part } else { nil }
    }
    static let people = RouteCase(embed: ProgramRoute.people) { whole in
        if case .people(let part) = whole { part } else { nil }
    }
}

/// The rules of a router and its projections, written down without regard to speed.
struct NavigationModel {
    static let root = ProgramRoute.sites(.list)

    var isSignedIn = false
    var path: [ProgramRoute] = []
    var sheet: ProgramRoute?
    var pending: Destination<ProgramRoute>?
    /// The screens that were made and are still shown.
    var kept: Set<ProgramRoute> = []
    /// The screens that have left, in order.
    var left: [ProgramRoute] = []

    /// Persons need a session; the third entry of the sites is closed to everybody.
    static func decide(_ route: ProgramRoute, isSignedIn: Bool) -> RouteDecision<ProgramRoute> {
        switch route {
        case .people where !isSignedIn: .redirect(to: .signIn)
        case .sites(.edit(3)): .refuse(reason: "Closed.")
        default: .allow
        }
    }

    enum Manner {
        /// Opens as much as is allowed.
        case opening
        /// Opens everything or changes nothing.
        case whole
        /// Asks about what is shown, too.
        case asking
    }

    mutating func open(_ path: [ProgramRoute], sheet: ProgramRoute?, _ manner: Manner) {
        let wanted = path.lastIndex(of: Self.root).map { Array(path[($0 + 1)...]) } ?? path
        var admitted: [ProgramRoute] = []
        for (index, route) in wanted.enumerated() {
            let isShown = self.path.starts(with: wanted[...index])
            let decision =
                isShown && manner != .asking
                ? .allow : Self.decide(route, isSignedIn: isSignedIn)
            guard route != admitted.last else { continue }
            switch decision {
            case .allow:
                admitted.append(route)
            case .redirect(let other):
                if admitted.last != other { admitted.append(other) }
                return settle(
                    admitted,
                    staying(sheet, over: admitted, manner),
                    pending: without(other, wanted, sheet)
                )
            case .refuse:
                guard manner != .whole else { return }
                return settle(admitted, staying(sheet, over: admitted, manner), pending: nil)
            }
        }
        guard let sheet, manner == .asking || sheet != self.sheet else {
            return settle(admitted, sheet, pending: nil)
        }
        switch Self.decide(sheet, isSignedIn: isSignedIn) {
        case .allow: settle(admitted, sheet, pending: nil)
        case .redirect(let other):
            settle(admitted, other, pending: without(other, wanted, sheet))
        case .refuse: if manner != .whole { settle(admitted, nil, pending: nil) }
        }
    }

    mutating func leave(_ isOver: (ProgramRoute) -> Bool) {
        var rest = path
        while let last = rest.last, isOver(last) { rest.removeLast() }
        let isSheetOver = sheet.map(isOver) == true
        if isSheetOver { forgetSheet() }
        show(rest, isSheetOver ? nil : sheet)
    }

    mutating func dismiss() {
        forgetSheet()
        open(path, sheet: nil, .opening)
    }

    mutating func make(_ route: ProgramRoute) {
        if shown.contains(route) { kept.insert(route) }
    }

    var shown: [ProgramRoute] { [Self.root] + path + [sheet].compactMap(\.self) }

    /// The routes of a feature on top of the path.
    func run(_ feature: RouteCase<ProgramRoute, SampleRoute>) -> [SampleRoute] {
        let start = path.lastIndex { feature.extract($0) == nil }.map { $0 + 1 } ?? 0
        return path[start...].compactMap(feature.extract)
    }

    /// The sheet, if it is shown already and all screens under it stay.
    private func staying(
        _ sheet: ProgramRoute?,
        over path: [ProgramRoute],
        _ manner: Manner
    ) -> ProgramRoute? {
        guard let sheet, sheet == self.sheet, path.starts(with: self.path) else { return nil }
        let decision = Self.decide(sheet, isSignedIn: isSignedIn)
        return manner == .asking && decision != .allow ? nil : sheet
    }

    /// A sheet that was taken away does not come back.
    private mutating func forgetSheet() {
        if sheet != nil, pending?.sheet == sheet { pending?.sheet = nil }
    }

    private func without(
        _ route: ProgramRoute,
        _ path: [ProgramRoute],
        _ sheet: ProgramRoute?
    ) -> Destination<ProgramRoute> {
        Destination(path: path.filter { $0 != route }, sheet: sheet == route ? nil : sheet)
    }

    private mutating func settle(
        _ path: [ProgramRoute],
        _ sheet: ProgramRoute?,
        pending: Destination<ProgramRoute>?
    ) {
        let isBack = self.path.starts(with: path) && (sheet == nil || sheet == self.sheet)
        if pending != nil || !isBack { self.pending = pending }
        show(path, sheet)
    }

    private mutating func show(_ path: [ProgramRoute], _ sheet: ProgramRoute?) {
        let before = shown.dropFirst()
        (self.path, self.sheet) = (path, sheet)
        for route in before.reversed() where !shown.contains(route) {
            if kept.remove(route) != nil { left.append(route) }
        }
    }
}
