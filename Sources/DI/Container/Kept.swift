import Synchronization

/// A service that is made once, whoever asks first.
final class Kept<Service: Sendable>: Sendable {
    private let made = Mutex<Service?>(nil)

    /// The service, made by `make` when this is the first call that succeeds.
    ///
    /// Whoever asks while it is being made waits; when `make` throws, the next one tries.
    func service(
        orMake make: () throws(ContainerError) -> Service
    ) throws(ContainerError) -> Service {
        try made.withLock { made throws(ContainerError) in
            if let made { return made }
            let service = try make()
            made = service
            return service
        }
    }
}
