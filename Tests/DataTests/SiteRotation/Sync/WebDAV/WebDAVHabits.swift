/// How a WebDAV server differs from others.
struct WebDAVHabits: Hashable, Sendable {
    enum Hrefs: Hashable, Sendable {
        case relative
        case absolute
        /// As behind a proxy that knows the folder under another path.
        case elsewhere
        /// Letters that need not be encoded are.
        case lowercaseEncoded
    }

    var hrefs = Hrefs.relative
    /// What the prefix of `DAV:` is; empty when it is the default namespace.
    var prefix = "D"
    /// The status of every MOVE, where it is not done.
    var moveStatus: Int?
    /// Where a MOVE goes to is decoded and then cut at its query, as WsgiDAV does.
    var cutsDestinations = false
    /// A PUT with `If-None-Match` replaces like any other.
    var ignoresConditions = false
    /// How many bytes of a file it keeps, without a word.
    var cutsAt = Int.max
    /// Every folder without a slash at its end is elsewhere.
    var redirects = false
    /// Whether its answers say when they were given.
    var hasClock = true
    /// Whether properties that are missing are listed as such.
    var listsMissing = false
}
