/// An entry as it stands in an exported file.
public struct SiteExportRow: Hashable, Sendable {
    /// Whole seconds since 1970, fractions cut off (SR-91).
    public let start: Int64
    /// Whole seconds between ``start`` and the end; `nil` while the set is worn (SR-93).
    public let wornSeconds: Int64?
    /// The position of the name in ``SiteExportTable/locationNames``; `nil` without a location.
    public let location: Int?
    public let note: String?

    init(_ entry: SiteEntry, location: Int?) {
        let start = entry.startTime.wholeSeconds
        self.start = start
        wornSeconds = entry.endTime.map { max($0.wholeSeconds - start, 0) }
        self.location = location
        note = entry.note
    }

    /// Whether the row stands before `other`: by start, completed before open, end, name, note.
    ///
    /// Texts are compared byte by byte, so that the order is the same in every language.
    func precedes(_ other: SiteExportRow, names: [String]) -> Bool {
        if start != other.start { return start < other.start }
        if wornSeconds != other.wornSeconds {
            return (wornSeconds ?? .max) < (other.wornSeconds ?? .max)
        }
        if location != other.location {
            let (name, otherName) = (
                location.map { names[$0] } ?? "", other.location.map { names[$0] } ?? ""
            )
            if name != otherName { return name.utf8.lexicographicallyPrecedes(otherName.utf8) }
        }
        return (note ?? "").utf8.lexicographicallyPrecedes((other.note ?? "").utf8)
    }
}
