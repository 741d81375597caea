/// A side of the body, as the wearer would say it.
public enum BodySide: String, Hashable, Sendable, Codable, CaseIterable {
    case left
    case right
}

extension BodySide {
    /// `Left` or `Right`; also how the side is spoken.
    public var word: String {
        switch self {
        case .left: "Left"
        case .right: "Right"
        }
    }

    /// `L` or `R`, where space is scarce.
    public var initial: String {
        switch self {
        case .left: "L"
        case .right: "R"
        }
    }
}
