public import Foundation
import MomentumDomain

extension SiteRecords {
    /// The profile with an id, including archived ones, in O(*m*) in the number of profiles.
    public func profile(_ id: WearProfile.ID?) -> WearProfile? {
        id.flatMap { id in profiles.first { $0.id == id } }
    }

    /// The profile with a name in any spelling, including archived ones.
    public func profile(named name: String) -> WearProfile? {
        let key = name.comparisonKey
        return profiles.first { $0.name.comparisonKey == key }
    }

    /// The profiles that new entries of the device can have, in list order.
    public var offeredProfiles: [WearProfile] {
        profiles.filter { $0.device == device && !$0.isArchived }
    }

    /// The default profile of a new entry: that of the latest entry with a choice.
    ///
    /// `nil` if the choice was none, or the profile is archived.
    ///
    /// - Complexity: O(*n*) for a history without profiles; otherwise only the latest entries are
    ///   read.
    public var lastProfile: WearProfile? { lastProfile(before: .max) }

    /// The default profile of an entry placed at `start`.
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
