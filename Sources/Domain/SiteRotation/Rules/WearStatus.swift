/// The wear time of a set, compared with the target.
public enum WearStatus: String, Hashable, Sendable, Codable {
    case onTrack
    /// From 80 percent of the target through the target itself.
    case dueSoon
    case overdue

    /// Compares whole seconds, because 0.8 of most targets is not an exact floating-point number.
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
