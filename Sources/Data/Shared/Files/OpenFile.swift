/// A file that is open in a `FileSystem`.
package struct OpenFile: Hashable, Sendable {
    package let descriptor: Int32
    /// Where it was opened, for messages.
    package let path: String

    package init(descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }
}
