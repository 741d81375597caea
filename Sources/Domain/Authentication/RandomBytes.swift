/// A source of bytes that nobody can guess.
public protocol RandomBytes: Sendable {
    /// Returns `count` bytes that were never returned before.
    func bytes(_ count: Int) -> [UInt8]
}
