/// How the time a set has been worn compares with the target (SR-41).
public enum WearStatus: String, Hashable, Sendable, Codable {
    case onTrack
    /// From 80 percent of the target up to and including all of it.
    case dueSoon
    case overdue

    /// - Parameter fraction: The part of the target that has passed; not limited to 1.
    public init(fraction: Double) {
        self =
            switch fraction {
            case ..<0.8: .onTrack
            case ...1: .dueSoon
            default: .overdue
            }
    }
}
