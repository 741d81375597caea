/// A path of screens, and the sheet over it.
///
/// An array literal is a path without a sheet.
public struct Destination<R: Route>: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The screens above the root, topmost last.
    public var path: [R]
    public var sheet: R?

    public init(path: [R] = [], sheet: R? = nil) {
        self.path = path
        self.sheet = sheet
    }

    public init(arrayLiteral path: R...) {
        self.init(path: path)
    }

    /// This destination among the routes of a program.
    public func embedded<Whole>(in place: RouteCase<Whole, R>) -> Destination<Whole> {
        Destination<Whole>(path: path.map(place.embed), sheet: sheet.map(place.embed))
    }

    /// This destination among the routes of a feature; `nil` if it includes another feature.
    public func extracted<Part>(from place: RouteCase<R, Part>) -> Destination<Part>? {
        let path = path.compactMap(place.extract)
        let sheet = sheet.flatMap(place.extract)
        guard path.count == self.path.count, (sheet == nil) == (self.sheet == nil) else {
            return nil
        }
        return Destination<Part>(path: path, sheet: sheet)
    }

    /// This destination without a screen that only led to it.
    func without(_ route: R) -> Destination {
        Destination(path: path.filter { $0 != route }, sheet: sheet == route ? nil : sheet)
    }
}
