import MomentumDomain

/// A network that a test switches off and on.
struct ManualConnection: ConnectionSource {
    private let stream = AsyncStream<Bool>.makeStream()

    func changes() -> AsyncStream<Bool> { stream.stream }
    func report(_ isOnline: Bool) { stream.continuation.yield(isOnline) }
    func end() { stream.continuation.finish() }
}
