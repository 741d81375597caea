package struct OpenFile: Hashable, Sendable {
    package let descriptor: Int32
    /// The path at the time of opening, for messages.
    package let path: String

    package init(descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }
}
