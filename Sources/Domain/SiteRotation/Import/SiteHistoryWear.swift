/// The duration of a wearing in a file.
public enum SiteHistoryWear: Hashable, Sendable {
    case open
    /// A duration in whole seconds.
    case seconds(Int64)
    /// More hours than any set is worn, as after a wrong clock.
    case tooLong
    /// A text that is not a duration.
    case unreadable(String)
    /// A number below zero.
    case negative(String)
}
