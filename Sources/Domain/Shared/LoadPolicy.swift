/// Where an answer may come from (BX-1).
public enum LoadPolicy: String, CaseIterable, Hashable, Sendable {
    /// A fresh cached answer, else the server's.
    case cacheFirst
    case networkOnly
    /// The server's answer, and a cached one when it cannot be had.
    case networkElseCache
    case cacheOnly
}
