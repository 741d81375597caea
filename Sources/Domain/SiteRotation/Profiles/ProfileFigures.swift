/// The wear times and failures of the sets with one profile, at all enabled locations.
public struct ProfileFigures: Hashable, Sendable {
    /// The id of the profile; `nil` for wearings without one.
    public let profileID: WearProfile.ID?
    /// The profile; `nil` without one, and until it arrives from the device that added it.
    public let profile: WearProfile?
    public let wear: WearFigures
    public let failures: FailureFigures
}
