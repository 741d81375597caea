/// A source of bytes that nobody can guess.
public protocol RandomBytes: Sendable {
    func bytes(_ count: Int) -> [UInt8]
}
