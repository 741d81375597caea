#if canImport(Network)
public import MomentumDomain
import Network

/// The device's network according to the system; on Linux only type-checked.
public struct SystemConnection: ConnectionSource {
    public init() {}

    public func changes() -> AsyncStream<Bool> {
        // A late listener needs only the present state.
        let (stream, changes) = AsyncStream<Bool>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let watch = Task {
            for await path in NWPathMonitor() { changes.yield(path.status == .satisfied) }
            changes.finish()
        }
        changes.onTermination = { _ in watch.cancel() }
        return stream
    }
}
#endif
