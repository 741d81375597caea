/// The wearing times and failures of the sets with one profile, at all enabled locations.
public struct ProfileFigures: Hashable, Sendable {
    /// `nil` for wearings without a profile.
    public let profileID: WearProfile.ID?
    /// `nil` without a profile, and before the profile has arrived from the device that added it.
    public let profile: WearProfile?
    public let wear: WearFigures
    public let failures: FailureFigures
}
