/// How long a set was worn, as a file says it.
public enum SiteHistoryWear: Hashable, Sendable {
    /// It is worn still.
    case open
    /// It was worn for whole seconds.
    case seconds(Int64)
    /// The file says more hours than anybody wears a set, as after a wrong clock.
    case tooLong
    /// The file says something that is no duration.
    case unreadable(String)
    /// The file says a number below zero.
    case negative(String)
}
