import Foundation

/// The parts of a link: the values of a pattern's names in its path, and its query.
public struct DeepLink: Hashable, Sendable {
    let path: [String]
    let queries: [String: String]
    var parameters: [String: String] = [:]

    /// Splits a link into its parts.
    ///
    /// Each part is unescaped once, after the split, so that an escaped `/`, `&` or `%` is text
    /// (R-4). A plus sign stays a plus sign.
    init(_ text: String, scheme: String) throws(NavigationError) {
        guard let separator = text.range(of: "://") else { throw .malformedLink(text) }
        let found = text[..<separator.lowerBound]
        guard found.lowercased() == scheme.lowercased() else {
            throw .unknownScheme(String(found), expected: scheme)
        }
        let address = text[separator.upperBound...].prefix { $0 != "#" }
        let pathAndQuery = address.split(
            separator: "?",
            maxSplits: 1,
            omittingEmptySubsequences: false
        )

        func unescape(_ part: Substring) throws(NavigationError) -> String {
            guard let plain = part.removingPercentEncoding else { throw .malformedLink(text) }
            return plain
        }
        var path: [String] = []
        for segment in pathAndQuery[0].split(separator: "/") {
            path.append(try unescape(segment))
        }
        var queries: [String: String] = [:]
        for query in pathAndQuery.dropFirst().joined().split(separator: "&") {
            let name = query.prefix { $0 != "=" }
            let value = try unescape(query.dropFirst(name.count + 1))
            let key = try unescape(name)
            if queries[key] == nil { queries[key] = value }
        }
        self.path = path
        self.queries = queries
    }

    /// The text in place of `:name` in the pattern.
    public func parameter(_ name: String) throws(NavigationError) -> String {
        guard let text = parameters[name] else { throw .missingValue(name: name) }
        return text
    }

    /// The text in place of `:name` in the pattern, converted to a value by `read`.
    public func parameter<Value>(
        _ name: String,
        _ read: (String) -> Value?
    ) throws(NavigationError) -> Value {
        let text: String = try parameter(name)
        guard let value = read(text) else { throw .invalidValue(text, name: name) }
        return value
    }

    /// The first text for `name` in the query; `nil` if there is none.
    public func query(_ name: String) -> String? {
        queries[name]
    }

    /// The first text for `name` in the query, converted by `read`; `nil` if there is none.
    public func query<Value>(
        _ name: String,
        _ read: (String) -> Value?
    ) throws(NavigationError) -> Value? {
        guard let text: String = query(name) else { return nil }
        guard let value = read(text) else { throw .invalidValue(text, name: name) }
        return value
    }
}
