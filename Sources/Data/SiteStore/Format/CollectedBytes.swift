/// Collects the bytes of an encoder in memory.
final class CollectedBytes {
    var bytes: [UInt8] = []
}
