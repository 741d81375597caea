/// The ways in which WebDAV servers differ.
struct WebDAVHabits: Hashable, Sendable {
    enum Hrefs: Hashable, Sendable {
        case relative
        case absolute
        /// As behind a proxy that knows the folder under another path.
        case elsewhere
        /// Letters that need no encoding are encoded.
        case lowercaseEncoded
    }

    var hrefs = Hrefs.relative
    /// The prefix of `DAV:`; empty when it is the default namespace.
    var prefix = "D"
    /// The status of every MOVE, for a server without it.
    var moveStatus: Int?
    /// The destination of a MOVE is decoded and then cut at its query, as WsgiDAV does.
    var cutsDestinations = false
    /// A PUT with `If-None-Match` replaces a file like any other PUT.
    var ignoresConditions = false
    /// The number of bytes of a file that it keeps, without an error.
    var cutsAt = Int.max
    /// Redirects every folder without a slash at its end.
    var redirects = false
    /// True if its answers carry their time.
    var hasClock = true
    /// True if missing properties are listed as such.
    var listsMissing = false
    /// True if it says how long files are.
    var listsLengths = true
    /// True if the listing of a folder has the folder itself.
    var listsItself = true
}
