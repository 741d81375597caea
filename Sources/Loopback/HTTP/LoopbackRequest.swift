public import Foundation

/// A request as it arrived at a ``LoopbackServer``.
public struct LoopbackRequest: Hashable, Sendable {
    public let method: String
    /// The path and query as sent.
    public let target: String
    /// The headers, with names in lower case.
    public let headers: [String: String]
    public let body: Data
    /// The number of its connection, counted from 1.
    public let connection: Int

    /// The target without its query.
    public var path: String { String(target.prefix { $0 != "?" }) }

    /// The decoded value of a query item; `nil` if there is none with that name.
    public func query(_ name: String) -> String? {
        URLComponents(string: target)?.queryItems?.first { $0.name == name }?.value
    }

    public var text: String { String(decoding: body, as: UTF8.self) }
}
