import MomentumDomain

/// The profile that a typed text means: its name, or a beginning that fits only one.
public enum WearProfileLookup: Hashable, Sendable {
    case found(WearProfile)
    /// Several names begin so.
    case ambiguous([WearProfile])
    case none

    /// `profiles` are the possible ones, those that are preferred among equal names first.
    public init(_ text: String, in profiles: [WearProfile]) {
        let key = text.comparisonKey
        let beginning = profiles.filter { !key.isEmpty && $0.name.comparisonKey.hasPrefix(key) }
        if let same = beginning.first(where: { $0.name.comparisonKey == key }) {
            self = .found(same)
        } else if let only = beginning.first, beginning.count == 1 {
            self = .found(only)
        } else {
            self = beginning.isEmpty ? .none : .ambiguous(beginning)
        }
    }
}
