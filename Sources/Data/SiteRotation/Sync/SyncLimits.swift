/// The limits on files and memory of a sync.
struct SyncLimits: Sendable {
    /// The most files of a device in the folder before it merges them (ST-48).
    var files = 64
    /// The number of bytes to read before a batch is taken over.
    var batchSize = 8 << 20
}
