#if canImport(Network)
public import MomentumDomain
import Network

/// The device's network according to the system; on Linux only type-checked.
public struct SystemConnection: ConnectionSource {
    public init() {}

    public func changes() -> AsyncStream<Bool> {
        Broadcast.values { send in
            for await path in NWPathMonitor() { send(path.status == .satisfied) }
        }
    }
}
#endif
