public import Observation

/// The stack of screens of a program, as a value that a view can bind to and a host can save.
///
/// Every way to open a screen passes the guard: a push, a link, a restored path, an assignment.
/// Visible screens are not checked again, except by ``recheck(remembering:)``.
@MainActor
@Observable
public final class Router<R: Route>: RouterProtocol {
    /// Decides if a screen may be opened now.
    public typealias Guard = @MainActor (R) -> RouteDecision<R>

    /// The screen below the path, which never closes; `nil` if a host draws it itself.
    public let root: R?
    private var screens: [R] = []
    private var presented: R?
    /// The reason the last requested screen stayed closed; `nil` if it opened.
    public private(set) var refusal: NavigationError?
    /// The destination that the guard redirected; ``resume()`` opens it.
    public private(set) var pending: Destination<R>?

    @ObservationIgnored private let decide: Guard
    @ObservationIgnored private var kept: [R: any Screen] = [:]

    /// Creates a router at its root.
    ///
    /// - Parameters:
    ///   - root: The screen below the path; `nil` if a host draws it itself.
    ///   - decide: The guard; by default every screen may be opened.
    public init(root: R? = nil, guard decide: @escaping Guard = { _ in .allow }) {
        self.root = root
        self.decide = decide
    }

    /// The screens above the root, topmost last.
    ///
    /// If a path is assigned, visible screens in it stay. Those above them are opened up to the
    /// first one that the guard refuses. If a path contains the root, only the part above it is
    /// used.
    public var path: [R] {
        get { screens }
        set { open(Destination(path: newValue, sheet: presented)) }
    }

    public var sheet: R? {
        get { presented }
        set { if let newValue { present(newValue) } else { dismiss() } }
    }

    public func push(_ route: R) {
        path = screens + [route]
    }

    public func pop() {
        path = screens.dropLast()
    }

    public func popToRoot() {
        path = []
    }

    public func replace(with route: R) {
        openWhole(Destination(path: screens.dropLast() + [route], sheet: presented))
    }

    public func present(_ route: R) {
        openWhole(Destination(path: screens, sheet: route))
    }

    public func dismiss() {
        forgetSheet()
        open(Destination(path: screens))
    }

    public func leave(_ isOver: (R) -> Bool) {
        let path = screens.prefix((screens.lastIndex { !isOver($0) } ?? -1) + 1)
        let sheet = presented.flatMap { isOver($0) ? nil : $0 }
        if sheet == nil { forgetSheet() }
        show(Destination(path: Array(path), sheet: sheet))
    }

    /// Opens a path and its sheet, up to the first screen that the guard refuses.
    public func open(_ destination: Destination<R>) {
        settle(answer(to: destination))
    }

    /// Opens the destination of a link.
    ///
    /// - Throws: The reason the link opens nothing or the guard refuses; nothing then changes.
    public func open(_ link: String, in links: LinkTable<R>) throws(NavigationError) {
        let answer = answer(to: try links.destination(for: link))
        if let refusal = answer.refusal { throw refusal }
        settle(answer)
    }

    /// Opens a destination that the guard redirected, for example after a sign-in.
    public func resume() {
        guard let wanted = pending else { return }
        pending = nil
        open(wanted)
    }

    /// Asks the guard again about all visible screens, after its information has changed.
    ///
    /// Allowed screens stay the same objects. The first refused screen closes, with all screens
    /// above it.
    ///
    /// - Parameter isRemembering: True if ``resume()`` should restore the screens that close.
    public func recheck(remembering isRemembering: Bool) {
        let shown = Destination(path: screens, sheet: presented)
        settle(answer(to: isRemembering ? pending ?? shown : shown, isTrusting: false))
        if !isRemembering { pending = nil }
    }

    /// The state for a host to store, for ``restore(_:)`` in another run.
    public var saved: SavedPath<R> {
        SavedPath(pending ?? Destination(path: screens, sheet: presented))
    }

    /// Opens a saved path, up to the first screen that the guard refuses.
    public func restore(_ saved: SavedPath<R>) {
        open(saved.destination)
    }

    /// The screen of a route, created at the first request and kept as long as the route is shown.
    ///
    /// Screens are left from the top down, after the path has changed. For a route that is not
    /// shown, the screen is created but not kept.
    public func screen<S: Screen>(for route: R, make: (R) -> S) -> S {
        if let screen = kept[route] as? S { return screen }
        let screen = make(route)
        if route == root || route == presented || screens.contains(route) { kept[route] = screen }
        return screen
    }

    /// The guard's answer to a destination.
    private struct Answer {
        var shown: Destination<R>
        var pending: Destination<R>?
        var refusal: NavigationError?
    }

    /// Asks the guard about each screen, and skips direct repetitions.
    ///
    /// If `isTrusting`, visible screens are not checked.
    private func answer(to destination: Destination<R>, isTrusting: Bool = true) -> Answer {
        var wanted = destination
        if let root, let index = wanted.path.lastIndex(of: root) {
            wanted.path.removeFirst(index + 1)
        }
        let known = isTrusting ? zip(screens, wanted.path).prefix { $0 == $1 }.count : 0
        var path = Array(wanted.path.prefix(known))
        for route in wanted.path.dropFirst(known) where route != path.last {
            switch decide(route) {
            case .allow:
                path.append(route)
            case .redirect(let other):
                if other == root { path = [] } else if other != path.last { path.append(other) }
                let sheet = staying(wanted.sheet, over: path, isTrusting: isTrusting)
                return Answer(
                    shown: Destination(path: path, sheet: sheet),
                    pending: wanted.without(other)
                )
            case .refuse(let reason):
                let sheet = staying(wanted.sheet, over: path, isTrusting: isTrusting)
                let shown = Destination(path: path, sheet: sheet)
                return Answer(shown: shown, refusal: .refused(reason: reason))
            }
        }
        var answer = Answer(shown: Destination(path: path, sheet: wanted.sheet))
        guard let sheet = wanted.sheet, !(isTrusting && sheet == presented) else { return answer }
        switch decide(sheet) {
        case .allow:
            break
        case .redirect(let other):
            answer.shown.sheet = other
            answer.pending = wanted.without(other)
        case .refuse(let reason):
            answer.shown.sheet = nil
            answer.refusal = .refused(reason: reason)
        }
        return answer
    }

    /// The sheet, if it is visible and no screen under it closes.
    private func staying(_ sheet: R?, over path: [R], isTrusting: Bool) -> R? {
        guard let sheet, sheet == presented, path.starts(with: screens) else { return nil }
        return isTrusting || decide(sheet) == .allow ? sheet : nil
    }

    /// Keeps ``resume()`` from restoring a sheet that is dismissed now.
    private func forgetSheet() {
        if let presented, pending?.sheet == presented { pending?.sheet = nil }
    }

    /// Opens a destination unless the guard refuses a part of it.
    private func openWhole(_ destination: Destination<R>) {
        let answer = answer(to: destination)
        if let reason = answer.refusal { refusal = reason } else { settle(answer) }
    }

    private func settle(_ answer: Answer) {
        refusal = answer.refusal
        let isOpening =
            !screens.starts(with: answer.shown.path)
            || answer.shown.sheet != nil && answer.shown.sheet != presented
        // Going back keeps the pending destination; opening another one drops it.
        if isOpening || answer.pending != nil { pending = answer.pending }
        show(answer.shown)
    }

    private func show(_ destination: Destination<R>) {
        let before = screens + [presented].compactMap(\.self)
        let after = Set(destination.path + [destination.sheet, root].compactMap(\.self))
        // Equal values are not assigned, so that views are not redrawn needlessly.
        if screens != destination.path { screens = destination.path }
        if presented != destination.sheet { presented = destination.sheet }
        for route in before.reversed() where !after.contains(route) {
            kept.removeValue(forKey: route)?.leave()
        }
    }
}
