/// How much and how long an answer may be.
public struct HTTPLimits: Hashable, Sendable {
    /// How long somebody waits for an answer at most.
    public static let patience = Duration.seconds(20)

    /// The largest accepted body, in bytes after decompression.
    public var responseBytes: Int
    /// How long nothing may arrive.
    public var idle: Duration
    /// How long the whole exchange may take.
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
