public import Foundation

/// The configuration for a server of OpenStreetMap data; there is no default server.
public struct GeocoderConfiguration: Hashable, Sendable {
    /// The server's address; `/api` or `/search` is appended to its path, and the search to its
    /// query, which may have a key.
    public var baseURL: URL
    /// The name of the host program, required by the policies of such servers.
    public var userAgent: String
    /// The source to credit on screen for the answers.
    public var attribution: String
    /// The minimum time between two requests.
    public var interval: Duration
    /// The time limit of a request.
    public var timeout: Duration
    /// The maximum size of an accepted answer, in bytes.
    public var responseBytes: Int

    public init(
        baseURL: URL,
        userAgent: String,
        attribution: String,
        interval: Duration = .seconds(1),
        timeout: Duration = .seconds(10),
        responseBytes: Int = 2 * 1024 * 1024
    ) {
        self.baseURL = baseURL
        self.userAgent = userAgent
        self.attribution = attribution
        self.interval = interval
        self.timeout = timeout
        self.responseBytes = responseBytes
    }
}
