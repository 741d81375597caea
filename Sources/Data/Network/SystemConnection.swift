#if canImport(Network)
public import MomentumDomain
import Network

/// What the system knows of the device's network; on Linux type-checked only.
public struct SystemConnection: ConnectionSource {
    public init() {}

    public func changes() -> AsyncStream<Bool> {
        // Who is late needs to know the present state only.
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
