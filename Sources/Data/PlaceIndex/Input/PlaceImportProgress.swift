/// How far the building of an index is.
public struct PlaceImportProgress: Hashable, Sendable {
    public enum Stage: Hashable, Sendable {
        case reading
        case writing
    }

    public let stage: Stage
    public let bytesRead: Int
    public let totalBytes: Int
    public let places: Int
}
