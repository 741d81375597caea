/// The box of a service that any thread may ask for.
final class ServiceBox<Service>: Box {
    let service: ServiceRecipe<Service>.Make

    init(_ service: @escaping ServiceRecipe<Service>.Make) {
        self.service = service
    }
}
