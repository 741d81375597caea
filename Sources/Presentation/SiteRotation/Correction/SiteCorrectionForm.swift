public import Foundation
public import MomentumSiteRotationDomain

/// The fields of a forgotten change, or of an entry with a moved start or end.
public struct SiteCorrectionForm: Hashable, Sendable {
    /// The identity of the correction, which a retry keeps.
    public internal(set) var operation: SiteOperation.ID
    /// The entry as it was when the screen opened; `nil` for a forgotten change.
    public let entry: SiteEntry?
    public var locationID: SiteLocation.ID?
    public var start: Date
    /// The end; for a forgotten change, `nil` means the start of the next one.
    public var end: Date?
    public var note: String
    /// The profile of a forgotten change; `keep` takes the last one before the start.
    public var profile: FieldWrite<WearProfile.ID?> = .keep
    /// True if the entries around a forgotten change keep their ends.
    public var keepsNeighbours: Bool
    /// True if the previous end and the next start move with the entry.
    public var movesNeighbours: Bool

    /// A forgotten change, which started at `start`.
    init(operation: SiteOperation.ID, start: Date) {
        self.operation = operation
        entry = nil
        self.start = start
        note = ""
        keepsNeighbours = false
        movesNeighbours = false
    }

    /// Creates the move of an entry, by default together with its neighbours.
    init(operation: SiteOperation.ID, moving entry: SiteEntry) {
        self.operation = operation
        self.entry = entry
        locationID = entry.locationID
        start = entry.startTime
        end = entry.endTime
        note = entry.note ?? ""
        keepsNeighbours = false
        movesNeighbours = true
    }

    /// The correction, with neighbours only if `records` has any; `nil` without a location.
    func correction(in records: SiteRecords) -> SiteCorrection? {
        guard let entry else {
            return locationID.map { location in
                .insert(
                    SiteInsertion(
                        id: operation,
                        locationID: location,
                        time: start,
                        end: end,
                        note: note,
                        profile: profile,
                        keepsNeighbours: keepsNeighbours
                    )
                )
            }
        }
        let edit = SiteEntryEdit(
            id: operation,
            entryID: entry.id,
            start: start == entry.startTime ? .keep : .set(start),
            end: end == entry.endTime ? .keep : .set(end)
        )
        let hasNeighbour =
            edit.start.isSet && records.neighbour(before: entry) != nil
            || edit.end.value?.map { _ in records.neighbour(after: entry) != nil } ?? false
        return .edit(edit, movesNeighbours: movesNeighbours && hasNeighbour)
    }
}
