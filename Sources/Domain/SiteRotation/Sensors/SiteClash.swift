/// The nearness of a place to what the other device wears.
public enum SiteClash: String, Hashable, Sendable {
    /// The other device is worn at the same place.
    case shared
    /// The other device is worn beside it: about 5 cm away or less.
    case near
}
