/// The path of a link with names for what changes in it: `sites/history/:id`.
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

    /// The values of the parameters, or `nil` when `path` is another one.
    ///
    /// Literals are compared without case: the first one stands where an address has its host, and
    /// programs on the way may write that in lower case.
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

    /// Whether this is literal where the two first differ; both have the same length.
    func isMoreLiteral(than other: LinkPattern) -> Bool {
        let difference = zip(segments, other.segments).first { $0.isParameter != $1.isParameter }
        return difference?.1.isParameter ?? false
    }

    /// Whether the first segment is the same.
    func beginsLike(_ path: [String]) -> Bool {
        guard case .literal(let literal)? = segments.first else { return false }
        return literal == path.first?.lowercased()
    }
}
