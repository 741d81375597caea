/// The selection of entries by their profiles.
public enum WearProfileFilter: Hashable, Sendable {
    case any
    /// The entries with one profile; `nil` for those without.
    case only(WearProfile.ID?)

    /// True if an entry with the profile counts.
    func contains(_ profile: WearProfile.ID?) -> Bool {
        switch self {
        case .any: true
        case .only(let only): only == profile
        }
    }
}
