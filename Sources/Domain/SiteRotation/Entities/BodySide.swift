/// A side of the body, from the wearer's point of view.
public enum BodySide: String, Hashable, Sendable, Codable, CaseIterable {
    case left
    case right
}

extension BodySide {
    /// The word `Left` or `Right`, also for speech.
    public var word: String {
        switch self {
        case .left: "Left"
        case .right: "Right"
        }
    }

    /// The letter `L` or `R`, for small spaces.
    package var initial: String {
        switch self {
        case .left: "L"
        case .right: "R"
        }
    }
}
