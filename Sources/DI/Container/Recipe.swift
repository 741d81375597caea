/// How to make a service, whichever it is: a ``ServiceRecipe`` or a ``MainActorRecipe``.
///
/// Recipes are what containers have in common; a box is what one container makes of a recipe.
protocol Recipe: AnyObject, Sendable {
    var isOnMainActor: Bool { get }

    func makeBox() -> any Box
}
