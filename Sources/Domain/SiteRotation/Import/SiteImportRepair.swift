/// Something that an import sets right without leaving a row out.
public struct SiteImportRepair: Hashable, Sendable {
    /// What was set right; the names are part of the output for machines.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The row has no end, and a later entry follows: it ends where that one starts (SR-105).
        case closedOpenEntry
        /// The row has a duration above ten years, as after a wrong clock: it ends where the next
        /// entry starts, and at once when there is none.
        case endedLongEntry
        /// The row starts after the active site, which ends with it (SR-3).
        case closedActiveSite
        /// The row would have switched off the last location, which stays on (SR-113).
        case keptEnabled
    }

    /// The number of the row in its file, the header being row 1 (SR-101).
    public let row: Int
    public let kind: Kind

    public init(row: Int, kind: Kind) {
        self.row = row
        self.kind = kind
    }

    /// A sentence that says what is done.
    public var message: String {
        switch kind {
        case .closedOpenEntry:
            "The entry has no duration; it ends where the next one starts."
        case .endedLongEntry:
            "The duration is above 87600 hours, so its end is not known: "
                + "the entry ends where the next one starts, or at once when it is the last."
        case .closedActiveSite:
            "The entry starts after the active site, which ends with it."
        case .keptEnabled:
            "The location stays on, because no other one would be."
        }
    }
}
