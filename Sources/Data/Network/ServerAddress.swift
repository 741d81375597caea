public import Foundation

/// The address of a server: the origin that receives the token, and a path prefix.
public struct ServerAddress: Hashable, Sendable {
    /// The address without a trailing slash.
    public let base: URL

    /// Takes an `https` address, or an `http` address of this device.
    ///
    /// - Throws: ``TransportError/insecureURL`` for any other address, and for one with a user, a
    ///   query or a fragment.
    public init(_ text: String) throws(TransportError) {
        guard var parts = URLComponents(string: text, encodingInvalidCharacters: false),
            let host = parts.host, !host.isEmpty,
            parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil
        else { throw .insecureURL }
        switch parts.scheme?.lowercased() {
        case "https": break
        case "http" where Self.isLoopback(host): break
        default: throw .insecureURL
        }
        while parts.percentEncodedPath.hasSuffix("/") { parts.percentEncodedPath.removeLast() }
        guard let base = parts.url else { throw .insecureURL }
        self.base = base
    }

    /// The scheme, host and port; a stored token belongs to one origin.
    public var origin: String {
        let scheme = base.scheme?.lowercased() ?? ""
        let port = base.port ?? (scheme == "http" ? 80 : 443)
        return "\(scheme)://\(host.lowercased()):\(port)"
    }

    /// The host as written in addresses, with an IPv6 host in brackets.
    package var host: String {
        let host = URLComponents(url: base, resolvingAgainstBaseURL: false)?.encodedHost ?? ""
        return host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    }

    /// An address below the base; `path` begins with a slash.
    public func url(_ path: String, query: [(name: String, value: String)] = []) -> URL {
        guard var parts = URLComponents(url: base, resolvingAgainstBaseURL: false) else {
            return base
        }
        parts.path += path
        if !query.isEmpty {
            parts.queryItems = query.map { URLQueryItem(name: $0.name, value: $0.value) }
        }
        return parts.url ?? base
    }

    private static func isLoopback(_ host: String) -> Bool {
        let host = host.lowercased()
        if ["localhost", "::1", "[::1]"].contains(host) { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map {
            UInt8($0)
        }
        return numbers.count == 4 && numbers[0] == 127 && numbers.allSatisfy { $0 != nil }
    }
}
