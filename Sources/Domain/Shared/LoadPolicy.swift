/// The sources that an answer may come from.
public enum LoadPolicy: String, CaseIterable, Hashable, Sendable {
    /// A fresh cached answer, else the server's.
    case cacheFirst
    /// The server's answer.
    case networkOnly
    /// The server's answer, or a cached one when that cannot be had.
    case networkElseCache
    /// A cached answer, however old, as long as it is usable.
    case cacheOnly
}
