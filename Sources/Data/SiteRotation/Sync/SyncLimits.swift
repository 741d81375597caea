/// How much of a sync folder there is at once.
struct SyncLimits: Sendable {
    /// How many files a device has in the folder before it makes one of them (ST-48).
    var files = 64
    /// How many bytes of files are read before they are taken over, and before the next are read.
    var batchSize = 8 << 20
}
