import MomentumDomain

/// A source of unpredictable bytes.
public protocol RandomBytes: Sendable {
    /// Returns `count` fresh random bytes.
    func bytes(_ count: Int) -> [UInt8]
}

extension RandomBytes {
    /// A uniformly distributed number from 0 through 1.
    public func fraction() -> Double {
        let bits = bytes(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Double(bits >> 11) / Double((UInt64(1) << 53) - 1)
    }

    /// An unpredictable name for a session, independent of other data (BX-1).
    func sessionName() -> String {
        bytes(16).base64URL
    }
}
