/// The navigation of a view model's screens.
@MainActor
public protocol RouterProtocol<R>: AnyObject {
    /// The screens of a feature.
    associatedtype R: Route

    /// The screens above the root, topmost last. Assigning it opens several screens at once.
    var path: [R] { get set }
    /// The screen presented over the path, if there is one.
    var sheet: R? { get }

    /// Opens a screen. The top screen is not opened again, because that was a double tap.
    func push(_ route: R)
    func pop()
    /// Returns to the root.
    func popToRoot()
    /// Replaces the top screen; at the root, opens the screen.
    func replace(with route: R)
    /// Presents a screen over the path, in place of the current sheet.
    func present(_ route: R)
    func dismiss()
    /// Dismisses the sheet if `isOver` is true for it, and closes the top screens of the path while
    /// it is true for them.
    ///
    /// A screen that has finished calls this, regardless of how it was shown.
    func leave(_ isOver: (R) -> Bool)
}
