/// The sources that an answer may come from.
public enum LoadPolicy: String, CaseIterable, Hashable, Sendable {
    /// A fresh cached answer, or else the server's.
    case cacheFirst
    /// The server's answer.
    case networkOnly
    /// The server's answer, or a cached one if the server cannot be reached.
    case networkElseCache
    /// A cached answer of any age, as long as it is usable.
    case cacheOnly
}
