import Foundation

/// The path of a link with names for its variable parts: `sites/history/:id`.
struct LinkPattern: Sendable {
    private enum Segment: Sendable {
        case literal(String)
        case parameter(String)

        var isParameter: Bool {
            if case .parameter = self { true } else { false }
        }
    }

    let text: String
    private let segments: [Segment]

    init(_ text: String) {
        self.text = text
        segments = text.split(separator: "/").map { segment in
            segment.hasPrefix(":")
                ? .parameter(String(segment.dropFirst())) : .literal(segment.lowercased())
        }
    }

    /// The values of the parameters; `nil` if `path` does not match.
    ///
    /// Literals are case-insensitive: the first one takes the place of a host, which other programs
    /// may write in lower case.
    func match(_ path: [String]) -> [String: String]? {
        guard path.count == segments.count else { return nil }
        var parameters: [String: String] = [:]
        for (segment, text) in zip(segments, path) {
            switch segment {
            case .literal(let literal):
                guard literal == text.lowercased() else { return nil }
            case .parameter(let name):
                parameters[name] = text
            }
        }
        return parameters
    }

    /// A link's path and query with these values; `nil` if a name has no value.
    ///
    /// Queries with a place in the path are omitted.
    func filled(with values: [String: String], queries: [String: String]) -> String? {
        var queries = queries
        var path: [String] = []
        for segment in segments {
            switch segment {
            case .literal(let literal):
                path.append(literal)
            case .parameter(let name):
                guard let value = values[name].flatMap(Self.escaped) else { return nil }
                queries[name] = nil
                path.append(value)
            }
        }
        let query = queries.sorted { $0.key < $1.key }.compactMap { name, value in
            Self.escaped(value).map { "\(name)=\($0)" }
        }
        return ([path.joined(separator: "/")] + [query.joined(separator: "&")])
            .filter { !$0.isEmpty }.joined(separator: "?")
    }

    private static func escaped(_ text: String) -> String? {
        text.addingPercentEncoding(
            withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-._~"))
        )
    }

    /// True if this pattern is literal where the two first differ; both have equal lengths.
    func isMoreLiteral(than other: LinkPattern) -> Bool {
        let difference = zip(segments, other.segments).first { $0.isParameter != $1.isParameter }
        return difference?.1.isParameter ?? false
    }

    /// True if the first segments are equal.
    func beginsLike(_ path: [String]) -> Bool {
        guard case .literal(let literal)? = segments.first else { return false }
        return literal == path.first?.lowercased()
    }
}
