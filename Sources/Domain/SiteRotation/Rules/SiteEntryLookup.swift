/// The entry for a typed text: the beginning of an id, `last` or `active`.
///
/// `last` is the entry that started last, without future ones; `active` is the entry of the worn
/// set.
public enum SiteEntryLookup: Hashable, Sendable {
    case found(SiteEntry)
    /// Several entries match the id, earliest start first.
    case ambiguous([SiteEntry])
    case none
    /// The text is `active`, but no set is worn.
    case noActiveEntry
    /// The text cannot be an id: it has other characters, or fewer than four.
    case noID

    /// Looks up `text`, in any case; ids may belong to future entries too.
    ///
    /// - Complexity: O(*n*) in the number of entries; O(1) for `last` and `active`.
    public init(_ text: String, in records: SiteRecords) {
        switch text.lowercased() {
        case "last":
            self = records.entries.last.map { .found($0) } ?? .none
        case "active":
            self = records.activeEntry.map { .found($0) } ?? .noActiveEntry
        default:
            guard let typed = SiteShortIDs.Typed(text) else {
                self = .noID
                return
            }
            let fitting =
                records.entries.entries { typed.fits($0) }
                + records.ahead.filter { typed.fits($0.id) }
            self =
                switch fitting.count {
                case 0: .none
                case 1: .found(fitting[0])
                default: .ambiguous(fitting)
                }
        }
    }
}
