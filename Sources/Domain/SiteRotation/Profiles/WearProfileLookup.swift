import MomentumDomain

/// The profile for a typed text: its name, or an unambiguous beginning of it.
public enum WearProfileLookup: Hashable, Sendable {
    case found(WearProfile)
    /// Several names match or begin with the text.
    case ambiguous([WearProfile])
    case none

    /// `profiles` are the candidates; among equal names, the preferred ones come first.
    public init(_ text: String, in profiles: [WearProfile]) {
        let key = text.comparisonKey
        let beginning = profiles.filter { !key.isEmpty && $0.name.comparisonKey.hasPrefix(key) }
        let same = beginning.filter { $0.name.comparisonKey == key }
        if let first = same.first {
            // Two profiles with equal minutes are equivalent for an entry.
            let isClear = same.allSatisfy { $0.minutes == first.minutes }
            self = isClear ? .found(first) : .ambiguous(same)
        } else if let one = profiles.first(where: { $0.nameAndHours.comparisonKey == key }) {
            self = .found(one)
        } else if let only = beginning.first, beginning.count == 1 {
            self = .found(only)
        } else {
            self = beginning.isEmpty ? .none : .ambiguous(beginning)
        }
    }
}
