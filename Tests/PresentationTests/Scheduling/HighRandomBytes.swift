import MomentumAuthenticationDomain

/// The greatest possible random numbers.
struct HighRandomBytes: RandomBytes {
    func bytes(_ count: Int) -> [UInt8] { Array(repeating: 0xFF, count: count) }
}
