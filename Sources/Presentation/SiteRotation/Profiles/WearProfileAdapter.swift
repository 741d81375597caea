public import MomentumSiteRotationDomain

/// The texts of a wear profile in a list.
public struct WearProfileAdapter: Hashable, Sendable, Identifiable {
    public let id: WearProfile.ID
    public let title: String
    /// The planned wearing time: `48 hours`.
    public let hours: String
    /// The device: `set` or `sensor`.
    public let device: String
    public let isArchived: Bool
    /// The state in words: archived, or used by the next change; `nil` for other profiles.
    public let remark: String?

    /// `isNext` is true if the next change uses the profile by default.
    public init(_ profile: WearProfile, isNext: Bool, display: SiteDisplay) {
        let texts = display.texts.profiles
        id = profile.id
        title = profile.name
        hours = "\(display.number(profile.hours)) \(display.texts.hours)"
        device = texts.word(for: profile.device)
        isArchived = profile.isArchived
        remark = profile.isArchived ? texts.archived : isNext ? texts.isNext : nil
    }

    /// The row as one sentence: name, device, hours, state.
    public var accessibilityLabel: String {
        [title, device, hours, remark].compactMap(\.self).joined(separator: ", ")
    }
}
