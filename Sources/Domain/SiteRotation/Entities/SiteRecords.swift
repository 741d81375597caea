public import Foundation

/// Everything that the tracker shows, as one value; it never breaks the rules of SR-3.
///
/// Views are cheap to copy and to keep: see ``SiteEntries``.
public struct SiteRecords: Hashable, Sendable {
    /// Every location in the wearer's own order, disabled ones included.
    public let locations: [SiteLocation]
    /// Every entry, earliest start first.
    public let entries: SiteEntries
    /// What became of the latest commands of the watch, the newest last: 64 of them at most.
    public let answers: [SiteCommandAnswer]
    private let positions: [SiteLocation.ID: Int]

    /// Creates a view; of locations with one id the first is taken.
    public init(
        locations: [SiteLocation] = SiteLocation.defaults,
        entries: SiteEntries = SiteEntries(),
        answers: [SiteCommandAnswer] = []
    ) {
        var positions: [SiteLocation.ID: Int] = [:]
        var distinct: [SiteLocation] = []
        for location in locations where positions[location.id] == nil {
            positions[location.id] = distinct.count
            distinct.append(location)
        }
        self.locations = distinct
        self.entries = entries
        self.answers = answers
        self.positions = positions
    }

    /// The same locations with other entries and answers.
    init(_ other: SiteRecords, entries: SiteEntries, answers: [SiteCommandAnswer]) {
        locations = other.locations
        positions = other.positions
        self.entries = entries
        self.answers = answers
    }

    /// The entry that is worn, if any (SR-37).
    public var activeEntry: SiteEntry? {
        entries.last.flatMap { $0.isOpen ? $0 : nil }
    }

    /// The location with an id, or `nil` when there is none.
    ///
    /// - Complexity: O(1).
    public func location(_ id: SiteLocation.ID?) -> SiteLocation? {
        id.flatMap { positions[$0] }.map { locations[$0] }
    }

    /// The entry with an id, or `nil` when there is none.
    ///
    /// - Complexity: O(*n*); a recent entry is found at once.
    public func entry(_ id: SiteEntry.ID) -> SiteEntry? {
        entries.last(id: id)
    }

    /// The locations that can be chosen, in the wearer's own order.
    public var enabledLocations: [SiteLocation] {
        locations.filter(\.isEnabled)
    }
}
