public import Foundation
import MomentumDomain

/// A part of the history that is probably wrong.
public struct SiteIssue: Hashable, Sendable {
    /// The names are part of the output for programs; the order applies to simultaneous issues.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// An entry shares time with later ones.
        case overlap
        /// No entry covers six hours or more.
        case gap
        /// Two consecutive entries at one place start less than an hour apart.
        case duplicate
        /// An entry is longer than three times the target.
        case long
    }

    public let kind: Kind
    /// The affected entries, earliest start first; for a gap, the entries before and after it.
    public let entries: [SiteEntry]
    public let from: Date
    public let to: Date

    public init(kind: Kind, entries: [SiteEntry], from: Date, to: Date) {
        self.kind = kind
        self.entries = entries
        self.from = from
        self.to = to
    }

    public var hours: Double { to.timeIntervalSince(from) / 3600 }

    /// The correction that fixes the issue, under a new id; `nil` if only the wearer can decide.
    public func correction(id: UUID) -> SiteCorrection? {
        guard entries.count > 1 else { return nil }
        let (first, second) = (entries[0], entries[1])
        switch kind {
        case .overlap, .gap:
            let move = SiteEndMove(
                id: id,
                entryID: first.id,
                end: second.startTime,
                mending: self
            )
            return .shorten(move)
        case .duplicate:
            let keepsSecond = second.isBetterRecord(than: first)
            return .merge(
                SiteEntryMerge(
                    id: id,
                    keptID: keepsSecond ? second.id : first.id,
                    removedID: keepsSecond ? first.id : second.id,
                    mending: self
                )
            )
        case .long: return nil
        }
    }
}

extension SiteEntry {
    /// True if this entry is kept of two for one wearing: the one with a note, or else the longer
    /// one.
    fileprivate func isBetterRecord(than earlier: SiteEntry) -> Bool {
        guard (note == nil) == (earlier.note == nil) else { return note != nil }
        let (own, other) = (durationHours ?? .infinity, earlier.durationHours ?? .infinity)
        return own > other
    }
}
