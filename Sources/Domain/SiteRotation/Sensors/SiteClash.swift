/// The proximity of a place to the site of the other device.
public enum SiteClash: String, Hashable, Sendable {
    /// The other device is worn at the same place.
    case shared
    /// The other device is worn nearby: at most about 5 cm away.
    case near
}
