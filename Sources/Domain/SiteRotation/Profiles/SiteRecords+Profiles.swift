public import Foundation
import MomentumDomain

extension SiteRecords {
    /// The profile with an id, archived or not, in O(*m*) in the number of profiles.
    public func profile(_ id: WearProfile.ID?) -> WearProfile? {
        id.flatMap { id in profiles.first { $0.id == id } }
    }

    /// The profile with a name in any spelling, archived or not.
    public func profile(named name: String) -> WearProfile? {
        let key = name.comparisonKey
        return profiles.first { $0.name.comparisonKey == key }
    }

    /// The profiles that new entries of the device can have, in the order of lists.
    public var offeredProfiles: [WearProfile] {
        profiles.filter { $0.device == device && !$0.isArchived }
    }

    /// The profile that a new entry gets unless another is chosen: that of the latest entry for
    /// which one was chosen; `nil` if that was none, or if it is archived since.
    ///
    /// - Complexity: O(*n*) for a history without profiles, else only the latest entries are read.
    public var lastProfile: WearProfile? { lastProfile(before: .max) }

    /// The profile that an entry placed at `start` gets unless another is chosen.
    public func lastProfile(at start: Date) -> WearProfile? {
        lastProfile(before: start.milliseconds)
    }

    func lastProfile(before start: Int64) -> WearProfile? {
        guard let id = entries.lastProfileChoice(before: start) ?? nil,
            let profile = profile(id), !profile.isArchived, profile.device == device
        else { return nil }
        return profile
    }
}
