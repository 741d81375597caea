/// The largest size and the longest time of an answer.
public struct HTTPLimits: Hashable, Sendable {
    /// The longest time that a person waits for an answer.
    public static let patience = Duration.seconds(20)

    /// The largest accepted body, in bytes after decompression.
    public var responseBytes: Int
    /// The longest pause in which nothing arrives.
    public var idle: Duration
    public var total: Duration

    public init(
        responseBytes: Int = 8 * 1024 * 1024,
        idle: Duration = .seconds(15),
        total: Duration = .seconds(60)
    ) {
        self.responseBytes = responseBytes
        self.idle = idle
        self.total = total
    }
}
