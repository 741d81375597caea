#if canImport(Network)
public import MomentumDomain
import Network

/// The device's network as the system reports it; on Linux the file is only type-checked.
public struct SystemConnection: ConnectionSource {
    public init() {}

    public func changes() -> AsyncStream<Bool> {
        Broadcast.values { send in
            for await path in NWPathMonitor() { send(path.status == .satisfied) }
        }
    }
}
#endif
