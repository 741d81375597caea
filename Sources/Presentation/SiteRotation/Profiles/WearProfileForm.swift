public import MomentumSiteRotationDomain

/// The fields of a wear profile that is being added or changed.
public struct WearProfileForm: SiteChangeForm {
    /// The identity of the change, which a retry keeps.
    public private(set) var operation: SiteOperation.ID
    /// The profile to change; `nil` for a new one.
    public let profile: WearProfile?
    public var name: String
    /// The device of a new profile; that of an existing one never changes.
    public var device: WornDevice
    /// The planned wear time; `nil` while the typed text is invalid.
    public var hours: Double?

    public init(operation: SiteOperation.ID, profile: WearProfile? = nil) {
        self.operation = operation
        self.profile = profile
        name = profile?.name ?? ""
        device = profile?.device ?? .set
        hours = profile?.hours
    }

    public func with(_ operation: SiteOperation.ID) -> WearProfileForm {
        var form = self
        form.operation = operation
        return form
    }

    /// The change; `nil` if the hours are not a number.
    ///
    /// An unchanged field is not written, because another device may have changed it.
    var change: WearProfileChange? {
        guard let hours else { return nil }
        let action: WearProfileChange.Action =
            profile.map { profile in
                .edit(
                    profile.id,
                    name: name == profile.name ? nil : name,
                    hours: hours == profile.hours ? nil : hours
                )
            } ?? .add(name: name, device: device, hours: hours)
        return WearProfileChange(id: operation, action: action)
    }
}
