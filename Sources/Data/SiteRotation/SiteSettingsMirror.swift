public import MomentumDomain
public import MomentumSiteRotationDomain

/// The settings of one device, kept with a copy of the wearer's settings.
public protocol SiteSettingsMirror: SiteSettingsRepository {
    /// The settings as they are kept here, with defaults where there are none.
    func document() async throws(RepositoryError) -> MirroredSiteSettings

    /// Replaces the copy of the wearer's settings.
    ///
    /// - Parameters:
    ///   - settings: The wearer's settings; those of the device are ignored.
    ///   - changes: The changes, of which those of the device are made here.
    /// - Throws: The failure to read or save; the old document then stays.
    func mirror(
        _ settings: SiteSettings,
        changing changes: [SiteSettingsChange]
    ) async throws(RepositoryError)
}

/// The settings that a device keeps beside the records.
public struct MirroredSiteSettings: Hashable, Sendable {
    public let settings: SiteSettings
    /// False if a program of the first version wrote it last, which copies nothing.
    public let isMirror: Bool

    public init(_ settings: SiteSettings, isMirror: Bool) {
        self.settings = settings
        self.isMirror = isMirror
    }
}
