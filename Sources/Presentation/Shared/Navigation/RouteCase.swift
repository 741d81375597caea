/// The place of a feature's routes among those of a program.
///
/// ```swift
/// extension RouteCase<AppRoute, SiteRotationRoute> {
///     static let sites = RouteCase(embed: AppRoute.sites) { whole in
///         if case .sites(let part) = whole { part } else { nil }
///     }
/// }
/// ```
public struct RouteCase<Whole: Route, Part: Route>: Sendable {
    public let embed: @Sendable (Part) -> Whole
    /// The route of the feature; `nil` for a route of another one.
    public let extract: @Sendable (Whole) -> Part?

    /// Creates a place; `extract` of an embedded route must return that route.
    public init(
        embed: @escaping @Sendable (Part) -> Whole,
        extract: @escaping @Sendable (Whole) -> Part?
    ) {
        self.embed = embed
        self.extract = extract
    }

    /// The case of a part within this part.
    public func then<Inner>(_ inner: RouteCase<Part, Inner>) -> RouteCase<Whole, Inner> {
        RouteCase<Whole, Inner>(
            embed: { [embed] in embed(inner.embed($0)) },
            extract: { [extract] in extract($0).flatMap(inner.extract) }
        )
    }
}

extension RouteCase where Whole == Part {
    /// The place of a feature that is the whole program.
    public static var itself: RouteCase { RouteCase(embed: { $0 }, extract: { $0 }) }
}
