/// Takes what an encoder hands on, where it is not written to a file at once.
final class CollectedBytes {
    var bytes: [UInt8] = []
}
