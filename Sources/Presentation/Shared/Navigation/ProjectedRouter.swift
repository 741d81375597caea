/// The navigation of one feature in the stack of a program.
///
/// The feature sees its own routes: those above the last route of another feature. It has no state
/// of its own, and observers of ``path`` and ``sheet`` see changes of the program's router. That
/// router is held weakly, because it keeps the screens whose view models hold this.
///
/// - Complexity: ``path`` is O(*n*) in the number of the feature's routes on top.
@MainActor
public final class ProjectedRouter<Whole: Route, R: Route>: RouterProtocol {
    private let whole: @MainActor () -> (any RouterProtocol<Whole>)?
    private let place: RouteCase<Whole, R>

    init(_ router: Router<Whole>, _ place: RouteCase<Whole, R>) {
        whole = { [weak router] in router }
        self.place = place
    }

    /// Creates a projection of a router that only view models hold, and retains that router.
    package init(on router: any RouterProtocol<Whole>, _ place: RouteCase<Whole, R>) {
        whole = { router }
        self.place = place
    }

    private var router: (any RouterProtocol<Whole>)? { whole() }

    /// The feature's routes on top of the stack.
    ///
    /// Assigning it replaces these routes, and keeps those below.
    public var path: [R] {
        get {
            var path: [R] = []
            for whole in (router?.path ?? []).reversed() {
                guard let part = place.extract(whole) else { break }
                path.append(part)
            }
            return path.reversed()
        }
        set {
            guard let router else { return }
            router.path = router.path.dropLast(path.count) + newValue.map(place.embed)
        }
    }

    /// The sheet, if it is the feature's.
    public var sheet: R? { router?.sheet.flatMap(place.extract) }

    public func push(_ route: R) { router?.push(place.embed(route)) }

    /// Goes back if the top screen belongs to the feature.
    public func pop() {
        if isOnTop { router?.pop() }
    }

    /// Returns to the screen from which the feature was entered.
    public func popToRoot() { path = [] }

    /// Replaces the top screen if it belongs to the feature; otherwise opens the screen.
    public func replace(with route: R) {
        if isOnTop { router?.replace(with: place.embed(route)) } else { push(route) }
    }

    public func present(_ route: R) { router?.present(place.embed(route)) }

    /// Dismisses the sheet if it belongs to the feature.
    public func dismiss() {
        if sheet != nil { router?.dismiss() }
    }

    public func leave(_ isOver: (R) -> Bool) {
        router?.leave { whole in place.extract(whole).map(isOver) ?? false }
    }

    private var isOnTop: Bool { router?.path.last.flatMap(place.extract) != nil }
}
