import Foundation

/// What was seen at an address of a WebDAV server.
struct WebDAVLook: Hashable, Sendable {
    let resources: [WebDAVResource]
    /// When that was, by the clock of the server; `nil` when it does not say.
    let date: Date?
}
