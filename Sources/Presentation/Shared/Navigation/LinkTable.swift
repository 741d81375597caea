import Foundation

/// The links of a program: patterns, and the screens that each opens.
///
/// ```swift
/// let links = LinkTable<SiteRotationRoute>(scheme: "momentum", [
///     "sites": { _ in [.home] },
///     "sites/log": { _ in Destination(path: [.home], sheet: .selection) },
///     "sites/history/:entry": { link in
///         [.history(location: nil), .entry(try link.parameter("entry", UUID.init(uuidString:)))]
///     },
/// ]) { route in
///     if case .entry(let id) = route { ["entry": id.uuidString] } else { [:] }
/// }
/// ```
///
/// If several patterns match, the one that is literal further to the left wins. So `users/new` is
/// found in any order of the entries; of two with the same form, the first counts. Unread queries
/// are ignored.
public struct LinkTable<R: Route>: Sendable {
    /// Creates the destination of a link.
    ///
    /// It may throw the errors of the link's functions; any other error makes the link malformed.
    public typealias Open = @Sendable (DeepLink) throws -> Destination<R>

    private struct Entry: Sendable {
        let pattern: LinkPattern
        let open: Open
        /// The values in a link to a destination; `nil` if the entry belongs to another feature.
        let values: @Sendable (Destination<R>) -> [String: String]?
    }

    private let scheme: String
    private var entries: [Entry]

    /// Creates a table of links that begin with `scheme`, written without `://`.
    ///
    /// - Parameters:
    ///   - scheme: The scheme.
    ///   - entries: The patterns, each with the destination that it opens.
    ///   - values: The ids and choices of a route by their names in patterns and queries;
    ///     ``link(to:)`` uses them to write links.
    public init(
        scheme: String,
        _ entries: KeyValuePairs<String, Open>,
        values: @escaping @Sendable (R) -> [String: String] = { _ in [:] }
    ) {
        self.scheme = scheme
        self.entries = entries.map { pattern, open in
            Entry(pattern: LinkPattern(pattern), open: open) { destination in
                (destination.path + [destination.sheet].compactMap(\.self)).reduce(into: [:]) {
                    $0.merge(values($1)) { $1 }
                }
            }
        }
    }

    /// Adds the links of a feature, whose routes are embedded at `place`, to those with the scheme
    /// of this table.
    public mutating func include<Part>(_ table: LinkTable<Part>, in place: RouteCase<R, Part>) {
        entries += table.entries.map { entry in
            Entry(
                pattern: entry.pattern,
                open: { try entry.open($0).embedded(in: place) },
                values: { $0.extracted(from: place).flatMap(entry.values) }
            )
        }
    }

    /// The paths that open a screen without an id, in alphabetical order.
    package var fixedPaths: [String] {
        entries.map(\.pattern.text).filter { !$0.contains(":") }.sorted()
    }

    /// The destination that a link opens.
    ///
    /// - Throws: The reason it opens none; an unknown link never opens another screen.
    /// - Complexity: O(*n*) in the number of patterns.
    public func destination(for text: String) throws(NavigationError) -> Destination<R> {
        var link = try DeepLink(text, scheme: scheme)
        let fitting = entries.compactMap { entry in
            entry.pattern.match(link.path).map { (entry, parameters: $0) }
        }
        let best = fitting.min { $0.0.pattern.isMoreLiteral(than: $1.0.pattern) }
        guard let (entry, parameters) = best else { throw unknown(link.path) }
        link.parameters = parameters
        do {
            return try entry.open(link)
        } catch {
            throw error as? NavigationError ?? .malformedLink(text)
        }
    }

    /// The link that opens a destination; `nil` if none does.
    ///
    /// - Complexity: O(*n*²) in the number of patterns.
    public func link(to destination: Destination<R>) -> String? {
        for entry in entries {
            guard let values = entry.values(destination) else { continue }
            // Unnamed values may be queries, so both links are opened to see which one leads back.
            for queries in [[:], values] {
                guard let path = entry.pattern.filled(with: values, queries: queries) else { break }
                let link = "\(scheme)://\(path)"
                if (try? self.destination(for: link)) == destination { return link }
            }
        }
        return nil
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
