public import Foundation
import MomentumDomain

/// The accepted rows of a file, checked and ready for import in one save.
public struct SiteImport: Hashable, Sendable, Identifiable {
    /// The fate of the present entries.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
        case replace
        case merge
    }

    public let id: UUID
    public let mode: Mode
    /// The missing places of the rows, in the order in which they are added.
    public let newPlaces: [SitePlace]
    /// The entries, in the order of the file; ids from ``entryID(start:location:)``.
    public let entries: [SiteEntry]
    /// The entries that the user agreed to replace; `nil` for any.
    public let replacing: ReplacedSiteEntries?

    public init(
        id: UUID,
        mode: Mode,
        newPlaces: [SitePlace],
        entries: [SiteEntry],
        replacing: ReplacedSiteEntries? = nil
    ) {
        self.id = id
        self.replacing = replacing
        self.mode = mode
        self.newPlaces = newPlaces
        self.entries = entries
    }

    /// The id of an imported entry; a file creates equal entries on every device.
    ///
    /// It is a name-based UUID (Docs/Formats/CSV.md). The name consists of the start second, as
    /// eight big-endian bytes, and the sixteen bytes of the location's id.
    public static func entryID(start: Date, location: SiteLocation.ID?) -> UUID {
        entryID(second: start.wholeSeconds, location: location)
    }

    static func entryID(second: Int64, location: SiteLocation.ID?) -> UUID {
        UUID(number: second, id: location, namespace: namespace)
    }

    /// The namespace of imported entries; part of the file format, so it never changes.
    private static let namespace = UUID(
        uuid: (
            0x7B, 0x64, 0x0D, 0x9A, 0x31, 0xC5, 0x4F, 0x0E,
            0xB2, 0x8E, 0x15, 0xF6, 0x93, 0x2D, 0x5A, 0xC8
        )
    )
}
