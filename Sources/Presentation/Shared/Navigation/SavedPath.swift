/// A path to keep between two runs.
///
/// It is `Codable`, and the host chooses the encoder. Each route is a separate element, so a route
/// that can no longer be decoded costs only itself and the screens above it.
public struct SavedPath<R: Route>: Hashable, Sendable {
    /// The version of the format, which is written beside the routes.
    public static var version: Int { 1 }

    public let destination: Destination<R>

    public init(_ destination: Destination<R>) {
        self.destination = destination
    }
}

extension SavedPath: Codable {
    private enum CodingKeys: CodingKey {
        case version, routes, sheet
    }

    /// Reads the routes up to the first that can no longer be decoded.
    ///
    /// - Throws: `DecodingError` when this is no saved path, or one of another version.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.requireVersion(Self.version, forKey: .version, of: "This path has")
        var elements = try container.nestedUnkeyedContainer(forKey: .routes)
        var routes: [R] = []
        while !elements.isAtEnd, let route = try? elements.decode(R.self) {
            routes.append(route)
        }
        // A sheet over a lost screen is lost too.
        let isWhole = elements.isAtEnd
        let sheet = isWhole ? try? container.decodeIfPresent(R.self, forKey: .sheet) : nil
        self.init(Destination(path: routes, sheet: sheet))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.version, forKey: .version)
        try container.encode(destination.path, forKey: .routes)
        try container.encodeIfPresent(destination.sheet, forKey: .sheet)
    }
}
