/// The box of a service that only the main actor may ask for.
final class MainActorBox<Service>: Box {
    let service: MainActorRecipe<Service>.Make

    init(_ service: @escaping MainActorRecipe<Service>.Make) {
        self.service = service
    }
}
