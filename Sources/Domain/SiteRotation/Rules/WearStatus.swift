/// The time a set has been worn, compared with the target.
public enum WearStatus: String, Hashable, Sendable, Codable {
    case onTrack
    /// From 80 percent of the target up to and including all of it.
    case dueSoon
    case overdue

    /// Compares whole seconds, because 0.8 of most targets is no exact floating-point number.
    public init(elapsedSeconds: Double, targetSeconds: Double) {
        self =
            if elapsedSeconds * 10 < targetSeconds * 8 {
                .onTrack
            } else if elapsedSeconds <= targetSeconds {
                .dueSoon
            } else {
                .overdue
            }
    }
}
