import MomentumDomain

/// The profile that a typed text means: its name, or a beginning that fits only one.
public enum WearProfileLookup: Hashable, Sendable {
    case found(WearProfile)
    /// Several names are that, or begin so.
    case ambiguous([WearProfile])
    case none

    /// `profiles` are the possible ones, those that are preferred among equal names first.
    public init(_ text: String, in profiles: [WearProfile]) {
        let key = text.comparisonKey
        let beginning = profiles.filter { !key.isEmpty && $0.name.comparisonKey.hasPrefix(key) }
        let same = beginning.filter { $0.name.comparisonKey == key }
        if let first = same.first {
            // Two that are alike mean the same for an entry.
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
