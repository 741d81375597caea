public import MomentumAuthenticationDomain

/// The operating system's source of cryptographically secure random bytes.
public struct SystemRandomBytes: RandomBytes {
    public init() {}

    public func bytes(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
