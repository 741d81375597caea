import MomentumAuthenticationDomain

/// The greatest random numbers there are.
struct HighRandomBytes: RandomBytes {
    func bytes(_ count: Int) -> [UInt8] { Array(repeating: 0xFF, count: count) }
}
