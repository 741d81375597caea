/// A service that is made once, on the main actor; it need not be `Sendable`.
@MainActor
final class MainActorKept<Service> {
    private var made: Service?

    nonisolated init() {}

    func service(
        orMake make: () throws(ContainerError) -> Service
    ) throws(ContainerError) -> Service {
        if let made { return made }
        let service = try make()
        made = service
        return service
    }
}
