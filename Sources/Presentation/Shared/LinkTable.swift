/// The links of a program: patterns, and the screens that each of them opens.
///
/// ```swift
/// let links = LinkTable<SiteRotationRoute>(scheme: "momentum", [
///     "sites": { _ in [] },
///     "sites/history": { link in [.history(try link.query("location", UUID.init(uuidString:)))] },
///     "sites/history/:id": { link in
///         [.history(nil), .entry(try link.parameter("id", UUID.init(uuidString:)))]
///     },
/// ])
/// ```
///
/// If several patterns fit, the one that is literal further to the left wins, so `users/new` is
/// found in any order of the entries. Unread queries are ignored.
public struct LinkTable<Route: Sendable>: Sendable {
    /// Makes the path of a link: the screens above the root, top screen last.
    ///
    /// It may throw the errors of the link's functions; any other makes the link malformed.
    public typealias Screens = @Sendable (DeepLink) throws -> [Route]

    private let scheme: String
    private var entries: [(pattern: LinkPattern, screens: Screens)]

    /// Creates a table of links that begin with `scheme`, written without `://`.
    public init(scheme: String, _ entries: KeyValuePairs<String, Screens>) {
        self.scheme = scheme
        self.entries = entries.map { (LinkPattern($0.key), $0.value) }
    }

    /// Adds the links of a feature; `wrap` converts its routes to routes of this table.
    public mutating func include<Other>(
        _ table: LinkTable<Other>,
        as wrap: @escaping @Sendable (Other) -> Route
    ) {
        for (pattern, screens) in table.entries {
            entries.append((pattern, { try screens($0).map(wrap) }))
        }
    }

    /// The path that a link opens.
    ///
    /// - Throws: The reason why it opens none; an unknown link never opens another screen.
    /// - Complexity: O(*n*) in the number of patterns.
    public func path(for text: String) throws(NavigationError) -> [Route] {
        var link = try DeepLink(text, scheme: scheme)
        let fitting = entries.compactMap { entry in
            entry.pattern.match(link.path).map { (entry, parameters: $0) }
        }
        let best = fitting.min { $0.0.pattern.isMoreLiteral(than: $1.0.pattern) }
        guard let (entry, parameters) = best else { throw unknown(link.path) }
        link.parameters = parameters
        do {
            return try entry.screens(link)
        } catch {
            throw error as? NavigationError ?? .malformedLink(text)
        }
    }

    private func unknown(_ path: [String]) -> NavigationError {
        let patterns = entries.map(\.pattern)
        let alike = patterns.filter { $0.beginsLike(path) }
        return .unknownPath(
            path.joined(separator: "/"),
            known: (alike.isEmpty ? patterns : alike).map(\.text)
        )
    }
}
