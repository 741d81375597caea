import Foundation

/// The properties of one address of a WebDAV server.
struct WebDAVResource: Hashable, Sendable {
    /// The path as the server wrote it, percent-encoded or not, from the root of the server.
    var path = ""
    var isFolder = false
    /// The size in bytes; `nil` if the server gives none.
    var size: Int?
    /// The time of the last change by the clock of the server; `nil` if the server gives none.
    var modified: Date?
    /// True unless the server gives an error status for it.
    var exists = true

    /// The decoded names of the path.
    var names: [String] {
        path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    }
}
