/// A path as it is kept between two runs. It is `Codable` and says nothing about the format: the
/// host chooses the encoder. Each route is an element of its own, so a route that can no longer be
/// decoded costs the screens above it, and not the path.
public struct SavedPath<Route: Hashable & Codable & Sendable>: Hashable, Sendable {
    /// The version of the format, which is written beside the routes.
    public static var version: Int { 1 }

    /// The screens above the root, the one on top last.
    public let routes: [Route]
    /// The screen that was presented over them.
    public let sheet: Route?

    public init(routes: [Route], sheet: Route? = nil) {
        self.routes = routes
        self.sheet = sheet
    }
}

extension SavedPath: Codable {
    private enum CodingKeys: CodingKey {
        case version, routes, sheet
    }

    /// Reads as many routes as still have a meaning.
    ///
    /// - Throws: `DecodingError` when this is no saved path, or one of another version.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.version else {
            throw DecodingError.dataCorruptedError(
                forKey: .version,
                in: container,
                debugDescription: "This path has version \(version), not \(Self.version)."
            )
        }
        var elements = try container.nestedUnkeyedContainer(forKey: .routes)
        var routes: [Route] = []
        while !elements.isAtEnd, let route = try? elements.decode(Route.self) {
            routes.append(route)
        }
        // What was presented over a screen that is lost is lost with it.
        let isWhole = elements.isAtEnd
        let sheet = isWhole ? try? container.decodeIfPresent(Route.self, forKey: .sheet) : nil
        self.init(routes: routes, sheet: sheet)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.version, forKey: .version)
        try container.encode(routes, forKey: .routes)
        try container.encodeIfPresent(sheet, forKey: .sheet)
    }
}
