/// A file that is open in a `FileSystem`.
struct OpenFile: Hashable, Sendable {
    let descriptor: Int32
    /// Where it was opened, for messages.
    let path: String

    init(descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }
}
