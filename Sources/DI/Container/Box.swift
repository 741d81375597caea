/// The place of one service in one container: an array element that knows its own type.
///
/// The builder's boxes stay empty; they are the recipes that containers have in common.
@usableFromInline
protocol Box: AnyObject, Sendable {
    var isOnMainActor: Bool { get }

    /// An empty box for another container, which makes the service in the same way.
    func emptied() -> any Box
}
