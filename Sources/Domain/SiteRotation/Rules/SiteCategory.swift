/// The verdict of the recommendations on a location.
public enum SiteCategory: String, Hashable, Sendable, Codable {
    /// Among the last used locations.
    case avoid
    /// Among the locations that have rested longest.
    case recommended
    case neutral
}
