/// The place of one service in one container: an array element that knows its own type.
///
/// The builder's boxes stay empty; they are the recipes that all containers share.
@usableFromInline
protocol Box: AnyObject, Sendable {
    var isOnMainActor: Bool { get }

    /// An empty box with the same recipe, for another container.
    func emptied() -> any Box
}
