/// Where one container has one service: an array element that knows its own type.
///
/// The builder's boxes stay empty; they are the recipes that containers have in common.
@usableFromInline
protocol Box: AnyObject, Sendable {
    var isOnMainActor: Bool { get }

    /// A box for another container, which makes the service in the same way and has not made it
    /// yet.
    func emptied() -> any Box
}
