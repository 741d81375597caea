public import Foundation

/// A complete answer with any status; the caller decides what the status means.
public struct HTTPResponse: Hashable, Sendable {
    public let status: Int
    public let body: Data
    private let headers: [String: String]

    /// Creates an answer; the names of headers are compared without regard to case.
    public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.body = body
        self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { $1 }
    }

    /// The value of a header, `nil` when the answer has none of that name.
    public func header(_ name: String) -> String? {
        headers[name.lowercased()]
    }

    /// The media type without its parameters, in lower case; empty without such a header.
    public var mediaType: String {
        let value = header("Content-Type") ?? ""
        return value.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    }

    /// The host that a redirect names, with its port if it names one; `nil` without a host.
    package var redirectHost: String? {
        guard let parts = header("Location").flatMap({ URLComponents(string: $0) }),
            let host = parts.host, !host.isEmpty
        else { return nil }
        return parts.port.map { "\(host):\($0)" } ?? host
    }

    /// The time until which the server refuses requests, from `Retry-After` in either of its forms.
    ///
    /// - Parameter now: The time from which a number of seconds counts.
    /// - Returns: `nil` without the header, and for a value that is neither seconds nor a date.
    public func retryAfter(now: Date) -> Date? {
        guard let value = header("Retry-After")?.trimmingCharacters(in: .whitespaces) else {
            return nil
        }
        if !value.isEmpty, value.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let seconds = Int32(value)
        {
            return now.addingTimeInterval(Double(seconds))
        }
        return Date(httpText: value)
    }
}
