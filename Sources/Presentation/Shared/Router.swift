public import Observation

/// The navigation of a view model's screens.
@MainActor
public protocol RouterProtocol<Route>: AnyObject {
    /// Names a screen, and carries the ids it needs; usually the enum of a feature.
    associatedtype Route: Hashable & Codable & Sendable

    /// The screens above the root, top screen last. Assigning it opens several screens at once.
    var path: [Route] { get set }
    /// The screen presented over the path, if there is one.
    var sheet: Route? { get }

    /// Opens a screen. The top screen is not opened again, because that was a double tap.
    func push(_ route: Route)
    func pop()
    /// Returns to the root.
    func popToRoot()
    /// Replaces the top screen; at the root, opens the screen.
    func replace(with route: Route)
    /// Presents a screen over the path, in place of the one presented now.
    func present(_ route: Route)
    func dismiss()
}

/// The stack of screens, as a value that a view can bind to and a host can save.
///
/// Every way to open a screen passes the guard: a push, a link, a restored path, an assignment.
@MainActor
@Observable
public final class Router<Route: Hashable & Codable & Sendable>: RouterProtocol {
    /// Decides whether a screen may be opened now.
    public typealias Guard = @MainActor (Route) -> RouteDecision<Route>

    private var screens: [Route] = []
    private var presented: Route?
    /// The reason why the last requested screen stayed closed; `nil` if it opened.
    public private(set) var refusal: NavigationError?

    @ObservationIgnored private let decide: Guard
    @ObservationIgnored private var attachments: [Route: [ScreenAttachment]] = [:]

    /// Creates a router at its root.
    ///
    /// - Parameter decide: The guard; without one, every screen may be opened.
    public init(guard decide: @escaping Guard = { _ in .allow }) {
        self.decide = decide
    }

    /// The screens above the root, top screen last.
    ///
    /// When a path is assigned, the screens already shown stay. Those above them are opened up to
    /// the first one that the guard refuses.
    public var path: [Route] {
        get { screens }
        set {
            let admitted = admit(newValue)
            refusal = admitted.refusal
            show(admitted.routes, sheet: presented)
        }
    }

    public var sheet: Route? {
        get { presented }
        set { if let newValue { present(newValue) } else { dismiss() } }
    }

    public func push(_ route: Route) {
        path = screens + [route]
    }

    public func pop() {
        path = screens.dropLast()
    }

    public func popToRoot() {
        path = []
    }

    public func replace(with route: Route) {
        let admitted = admit(screens.dropLast() + [route])
        refusal = admitted.refusal
        // A refused screen replaces nothing.
        guard admitted.refusal == nil else { return }
        show(admitted.routes, sheet: presented)
    }

    public func present(_ route: Route) {
        guard route != presented else { return }
        refusal = nil
        switch decide(route) {
        case .allow: show(screens, sheet: route)
        case .redirect(let other): show(screens, sheet: other)
        case .refuse(let reason): refusal = .refused(reason: reason)
        }
    }

    public func dismiss() {
        show(screens, sheet: nil)
    }

    /// Replaces the path with that of a link, and dismisses a presented screen.
    ///
    /// - Throws: The reason why the link opens nothing or the guard refuses; then nothing changes.
    public func open(_ link: String, in links: LinkTable<Route>) throws(NavigationError) {
        let admitted = admit(try links.path(for: link))
        if let refusal = admitted.refusal { throw refusal }
        refusal = nil
        show(admitted.routes, sheet: nil)
    }

    /// The state for a host to keep, for ``restore(_:)`` in another run.
    public var saved: SavedPath<Route> {
        SavedPath(routes: screens, sheet: presented)
    }

    /// Opens a saved path, up to the first screen that the guard refuses.
    public func restore(_ saved: SavedPath<Route>) {
        path = saved.routes
        // A sheet belongs to the screen under it.
        guard screens == saved.routes, let sheet = saved.sheet else { return dismiss() }
        present(sheet)
    }

    /// An object that belongs to a screen, such as its container scope or its view model.
    ///
    /// It is made at the first request, and kept until `route` has left the path and the sheet.
    /// Then `onLeave` is called once, after the path has changed. For a route that is not shown it
    /// is made and not kept.
    public func attachment<Value, Failure: Error>(
        of route: Route,
        onLeave: @escaping @MainActor (Value) -> Void = { _ in },
        make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        for case let value as Value in attachments[route, default: []].map(\.value) { return value }
        let value = try make()
        if screens.contains(route) || presented == route {
            let attachment = ScreenAttachment(value: value) { onLeave(value) }
            attachments[route, default: []].append(attachment)
        }
        return value
    }

    /// Asks the guard about each screen that is not shown yet, and skips direct repetitions.
    private func admit(_ routes: [Route]) -> (routes: [Route], refusal: NavigationError?) {
        let shown = zip(screens, routes).prefix { $0 == $1 }.count
        var admitted = Array(routes.prefix(shown))
        for route in routes.dropFirst(shown) where route != admitted.last {
            switch decide(route) {
            case .allow:
                admitted.append(route)
            case .redirect(let other):
                return (other == admitted.last ? admitted : admitted + [other], nil)
            case .refuse(let reason):
                return (admitted, .refused(reason: reason))
            }
        }
        return (admitted, nil)
    }

    private func show(_ routes: [Route], sheet: Route?) {
        let before = screens + [presented].compactMap(\.self)
        let after = Set(routes + [sheet].compactMap(\.self))
        // Equal values are not assigned, so that views are not redrawn in vain.
        if screens != routes { screens = routes }
        if presented != sheet { presented = sheet }
        for route in before.reversed() where !after.contains(route) {
            attachments.removeValue(forKey: route)?.reversed().forEach { $0.leave() }
        }
    }
}

/// An object that lives as long as a screen is shown.
@MainActor
struct ScreenAttachment {
    let value: Any
    let leave: () -> Void
}

/// The decision of a guard about a screen.
public enum RouteDecision<Route: Hashable & Codable & Sendable>: Hashable, Sendable {
    case allow
    /// Another screen comes first, such as the one for signing in.
    case redirect(to: Route)
    /// The screen stays closed; the reason is a sentence for people.
    case refuse(reason: String)
}
