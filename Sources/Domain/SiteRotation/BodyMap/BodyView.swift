/// A side from which a body is drawn.
public enum BodyView: String, Hashable, Sendable, Codable, CaseIterable {
    case front
    case back
}
