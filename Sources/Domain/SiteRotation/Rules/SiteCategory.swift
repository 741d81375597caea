/// What the recommendations say about a location.
public enum SiteCategory: String, Hashable, Sendable, Codable {
    /// Among the last used ones.
    case avoid
    /// Among those that have rested longest.
    case recommended
    case neutral
}
