/// The visible section and the path of each section, to store between runs.
///
/// Each section is a separate element, so an obsolete one only costs itself.
public struct SavedSections<Section: Hashable & Codable & Sendable, R: Route>: Hashable, Sendable {
    /// The version of the format, stored with the sections.
    public static var version: Int { 1 }

    /// The visible section; `nil` if it no longer exists.
    public let selected: Section?
    public let paths: [Section: SavedPath<R>]

    public init(selected: Section?, paths: [Section: SavedPath<R>]) {
        self.selected = selected
        self.paths = paths
    }
}

extension SavedSections: Codable {
    private enum CodingKeys: CodingKey {
        case version, selected, sections
    }

    private struct Element: Codable {
        let section: Section
        let path: SavedPath<R>
    }

    /// Replaces an undecodable element, so that the next one can be decoded.
    private struct Skipped: Decodable {
        init(from decoder: any Decoder) throws {}
    }

    /// Reads the sections that can still be decoded.
    ///
    /// - Throws: `DecodingError` if the content is not saved sections, or has another version.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.requireVersion(Self.version, forKey: .version, of: "These sections have")
        var elements = try container.nestedUnkeyedContainer(forKey: .sections)
        var paths: [Section: SavedPath<R>] = [:]
        while !elements.isAtEnd {
            let index = elements.currentIndex
            if let element = try? elements.decode(Element.self) {
                paths[element.section] = element.path
            } else if elements.currentIndex == index {
                _ = try elements.decode(Skipped.self)
            }
        }
        self.init(selected: try? container.decode(Section.self, forKey: .selected), paths: paths)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.version, forKey: .version)
        try container.encodeIfPresent(selected, forKey: .selected)
        var elements = container.nestedUnkeyedContainer(forKey: .sections)
        for (section, path) in paths {
            try elements.encode(Element(section: section, path: path))
        }
    }
}
