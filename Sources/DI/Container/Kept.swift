/// A service that has been made and is kept.
@usableFromInline
final class Kept<Service: Sendable>: KeptService {
    @usableFromInline let service: Service

    @inlinable
    init(_ service: Service) {
        self.service = service
    }
}
