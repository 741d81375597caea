/// A field that a newer version wrote: kept, merged and written again as the bytes it came as
/// (ST-8).
public struct UnknownField: Hashable, Sendable {
    public let tag: UInt64
    public let bytes: [UInt8]

    public init(tag: UInt64, bytes: [UInt8]) {
        self.tag = tag
        self.bytes = bytes
    }
}
