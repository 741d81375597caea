/// Where a view model sends people next.
@MainActor
public protocol RouterProtocol<Route>: AnyObject {
    /// Names a screen, and carries the ids it needs; usually the enum of a feature.
    associatedtype Route: Hashable & Codable & Sendable

    /// The screens above the root, the one on top last. Setting it goes to several screens at once.
    var path: [Route] { get set }
    /// The screen that is presented over the path, if there is one.
    var sheet: Route? { get }

    /// Goes on to a screen. The one that is on top already is not opened again: that was a double
    /// tap.
    func push(_ route: Route)
    /// Goes back to the screen below, if there is one.
    func pop()
    /// Goes back to the first screen.
    func popToRoot()
    /// Puts a screen in the place of the one on top; at the root, goes on to it.
    func replace(with route: Route)
    /// Presents a screen over the path, in the place of the one that is presented now.
    func present(_ route: Route)
    /// Takes the presented screen away.
    func dismiss()
}
