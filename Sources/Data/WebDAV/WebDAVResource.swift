import Foundation

/// What a WebDAV server says about one address.
struct WebDAVResource: Hashable, Sendable {
    /// Its path as the server wrote it, percent-encoded or not, from the root of the server.
    var path = ""
    var isFolder = false
    /// In bytes; `nil` when the server does not say.
    var size: Int?
    /// By the clock of the server; `nil` when it does not say.
    var modified: Date?
    /// Whether the server says that it is there.
    var exists = true

    /// The names of the path, decoded.
    var names: [String] {
        path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    }
}
