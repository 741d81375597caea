import Foundation

/// The properties of one address of a WebDAV server.
struct WebDAVResource: Hashable, Sendable {
    /// The path from the server's root as the server wrote it, percent-encoded or not.
    var path = ""
    var isFolder = false
    /// The size in bytes; `nil` if the server sends none.
    var size: Int?
    /// The time of the last change by the server's clock; `nil` if the server sends none.
    var modified: Date?
    /// True unless the server reports an error status for it.
    var exists = true

    /// The decoded names of the path.
    var names: [String] {
        path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    }
}
