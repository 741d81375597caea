/// A side of the body, as seen by the wearer.
public enum BodySide: String, Hashable, Sendable, Codable, CaseIterable {
    case left
    case right
}

extension BodySide {
    /// `Left` or `Right`, also when spoken.
    public var word: String {
        switch self {
        case .left: "Left"
        case .right: "Right"
        }
    }

    /// `L` or `R`, where space is scarce.
    package var initial: String {
        switch self {
        case .left: "L"
        case .right: "R"
        }
    }
}
