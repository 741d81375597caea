/// The box of a service that is created on the main actor and need not be `Sendable`.
@usableFromInline
final class MainActorBox<Service>: Box {
    @usableFromInline
    typealias Make = @MainActor (DependencyContainer) throws(ContainerError) -> Service

    let make: Make
    let isKeeping: Bool
    @MainActor private var kept: Service?
    @MainActor private var isMaking = false

    @usableFromInline
    init(make: @escaping Make, isKeeping: Bool) {
        self.make = make
        self.isKeeping = isKeeping
    }

    @usableFromInline var isOnMainActor: Bool { true }

    @usableFromInline
    func emptied() -> any Box {
        MainActorBox(make: make, isKeeping: isKeeping)
    }

    /// A new service or the kept one, depending on the lifetime.
    @MainActor
    func service(in container: DependencyContainer) throws(ContainerError) -> Service {
        guard isKeeping else { return try make(container) }
        if let kept { return kept }
        guard !isMaking else {
            throw .unresolved(path: [ServiceGraph.Key(Service.self)], reason: .askedForItself)
        }
        isMaking = true
        defer { isMaking = false }
        let service = try make(container)
        kept = service
        return service
    }
}
