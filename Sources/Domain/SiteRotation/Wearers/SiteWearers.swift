import Foundation

/// The people whose sites are logged with one program, each with their own records.
///
/// The first wearer is the one with records before the second was added; those records stay in
/// place.
public struct SiteWearers: Hashable, Sendable {
    /// The maximum length of a name, in characters.
    public static let longestName = 50

    /// The wearers in the order of their addition; empty until a second person is added.
    public private(set) var all: [SiteWearer] = []

    /// Creates a list of these wearers; `nil` if two share an identity or a name.
    public init?(_ wearers: [SiteWearer]) {
        guard Set(wearers.map(\.id)).count == wearers.count,
            Set(wearers.map { Self.key($0.name) }).count == wearers.count
        else { return nil }
        all = wearers
    }

    /// True for the wearer whose records stay in the program's own folder.
    public func isFirst(_ wearer: SiteWearer) -> Bool { all.first?.id == wearer.id }

    /// The wearer with this name, ignoring case.
    ///
    /// - Throws: ``SiteWearerError/unknown(_:)``.
    public func wearer(named name: String) throws(SiteWearerError) -> SiteWearer {
        let key = Self.key(name)
        guard let found = all.first(where: { Self.key($0.name) == key }) else {
            throw .unknown(name)
        }
        return found
    }

    /// Adds a wearer at the end.
    ///
    /// - Throws: The refusal of the name; nothing is then added.
    public mutating func add(_ wearer: SiteWearer) throws(SiteWearerError) {
        all.append(SiteWearer(id: wearer.id, name: try checked(wearer.name, for: wearer.id)))
    }

    /// Renames a wearer.
    ///
    /// - Returns: The wearer with the new name.
    /// - Throws: ``SiteWearerError/unknown(_:)``, or the refusal of the new name.
    public mutating func changeName(
        of name: String,
        to newName: String
    ) throws(SiteWearerError) -> SiteWearer {
        let id = try wearer(named: name).id
        let renamed = SiteWearer(id: id, name: try checked(newName, for: id))
        all = all.map { $0.id == id ? renamed : $0 }
        return renamed
    }

    /// Removes a wearer.
    ///
    /// - Returns: The removed wearer.
    /// - Throws: ``SiteWearerError/unknown(_:)`` or ``SiteWearerError/first(_:)``.
    public mutating func remove(_ name: String) throws(SiteWearerError) -> SiteWearer {
        let removed = try wearer(named: name)
        guard !isFirst(removed) else { throw .first(removed.name) }
        all.removeAll { $0.id == removed.id }
        return removed
    }

    private func checked(
        _ name: String,
        for id: SiteWearer.ID
    ) throws(SiteWearerError) -> String {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        let isPrintable = name.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }
        guard !name.isEmpty, name.count <= Self.longestName, isPrintable else {
            throw .invalidName
        }
        guard !all.contains(where: { $0.id != id && Self.key($0.name) == Self.key(name) }) else {
            throw .taken(name)
        }
        return name
    }

    private static func key(_ name: String) -> String {
        name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }
}
