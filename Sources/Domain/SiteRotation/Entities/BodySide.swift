/// A side of the body, as the wearer would say it.
public enum BodySide: String, Hashable, Sendable, Codable, CaseIterable {
    case left
    case right
}
