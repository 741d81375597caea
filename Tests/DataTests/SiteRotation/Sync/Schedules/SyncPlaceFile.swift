/// A file in a ``SyncPlace``.
struct SyncPlaceFile: Hashable, Sendable {
    /// The device that made it, which sees it at once.
    let writer: Int
    let bytes: [UInt8]
}
