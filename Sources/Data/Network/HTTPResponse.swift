public import Foundation

/// A complete answer with any status; the caller decides what the status means.
public struct HTTPResponse: Hashable, Sendable {
    public let status: Int
    public let body: Data
    private let headers: [String: String]

    /// Creates an answer; header names are case-insensitive.
    public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.body = body
        self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { $1 }
    }

    /// The value of a header; `nil` if the answer has no such header.
    public func header(_ name: String) -> String? {
        headers[name.lowercased()]
    }

    /// The media type without parameters, in lower case; empty without such a header.
    public var mediaType: String {
        let value = header("Content-Type") ?? ""
        return value.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    }

    /// The host of a redirect, with its port if there is one; `nil` without a host.
    package var redirectHost: String? {
        guard let parts = header("Location").flatMap({ URLComponents(string: $0) }),
            let host = parts.host, !host.isEmpty
        else { return nil }
        return parts.port.map { "\(host):\($0)" } ?? host
    }

    /// The time until which the server refuses requests, from either form of `Retry-After`.
    ///
    /// - Parameter now: The time to which a number of seconds is added.
    /// - Returns: `nil` without the header, and for a value that is neither seconds nor a date.
    public func retryAfter(now: Date) -> Date? {
        guard let value = header("Retry-After")?.trimmingCharacters(in: .whitespaces) else {
            return nil
        }
        if !value.isEmpty, value.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
            return now.addingTimeInterval(Double(Int32(value) ?? .max))
        }
        return Date(httpText: value)
    }
}
