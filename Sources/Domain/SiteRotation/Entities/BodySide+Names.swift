extension BodySide {
    /// `Left` or `Right`; also how the side is spoken (SR-157).
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
