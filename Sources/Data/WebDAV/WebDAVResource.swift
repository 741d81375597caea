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
    /// The error status that the server reports for it; `nil` if there is none.
    var refusal: Int?

    /// False if the server reports that it does not exist.
    var exists: Bool { refusal != 404 && refusal != 410 }

    /// The decoded names of the path.
    var names: [String] {
        path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    }
}
