public import MomentumDomain

/// A connection that is always available, for data on this device.
public struct SteadyConnection: ConnectionSource {
    public init() {}

    public func changes() -> AsyncStream<Bool> {
        AsyncStream { $0.finish() }
    }
}
