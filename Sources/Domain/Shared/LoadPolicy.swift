/// Where an answer may come from.
public enum LoadPolicy: String, CaseIterable, Hashable, Sendable {
    /// A fresh cached answer, else the server's.
    case cacheFirst
    /// The server's answer.
    case networkOnly
    /// The server's answer, and a cached one when it cannot be had.
    case networkElseCache
    /// A cached answer, however old as long as it is usable.
    case cacheOnly
}
