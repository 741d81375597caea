/// Collects the bytes of an encoder that does not write to a file.
final class CollectedBytes {
    var bytes: [UInt8] = []
}
