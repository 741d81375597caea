extension PlaceImport {
    /// The progress of building an index.
    public struct Progress: Hashable, Sendable {
        public enum Stage: Hashable, Sendable {
            case reading
            case writing
        }

        public let stage: Stage
        public let bytesRead: Int
        public let totalBytes: Int
        public let places: Int
    }
}
