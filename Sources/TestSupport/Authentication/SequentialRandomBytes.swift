public import MomentumAuthenticationDomain
import Synchronization

/// Random bytes that a test can predict: all 0, then all 1, and so on.
public final class SequentialRandomBytes: RandomBytes {
    private let next = Mutex<UInt8>(0)

    public init() {}

    public func bytes(_ count: Int) -> [UInt8] {
        let byte = next.withLock { next in
            defer { next &+= 1 }
            return next
        }
        return Array(repeating: byte, count: count)
    }
}
