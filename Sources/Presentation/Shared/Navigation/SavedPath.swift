/// A path to keep between two runs.
///
/// It is `Codable`, and the host chooses the encoder. Each route is a separate element, so an
/// undecodable route only costs itself and the screens above it.
public struct SavedPath<R: Route>: Hashable, Sendable {
    /// The version of the format, stored with the routes.
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

    /// Decodes the routes up to the first undecodable one.
    ///
    /// - Throws: `DecodingError` if the content is not a saved path, or has another version.
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
