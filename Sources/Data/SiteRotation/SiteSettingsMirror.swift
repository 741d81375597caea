public import MomentumDomain
public import MomentumSiteRotationDomain

/// The settings of one device, kept with a copy of the wearer's settings.
public protocol SiteSettingsMirror: SiteSettingsRepository {
    /// The settings as they are kept here, with defaults where there are none.
    func document() async throws(RepositoryError) -> MirroredSiteSettings

    /// Replaces the copy of the wearer's settings, but keeps what a program of the first version
    /// has written meanwhile.
    ///
    /// - Parameters:
    ///   - settings: The wearer's settings; those of the device are ignored.
    ///   - document: The document that the caller has read.
    ///   - changes: The changes, of which those of the device are made here.
    /// - Throws: The failure to read or save; the old document then stays.
    func mirror(
        _ settings: SiteSettings,
        over document: MirroredSiteSettings,
        changing changes: [SiteSettingsChange]
    ) async throws(RepositoryError)
}

/// The settings that a device keeps beside the records.
public struct MirroredSiteSettings: Hashable, Sendable {
    /// The program that wrote the settings last, as far as the document tells.
    public enum Author: Hashable, Sendable {
        /// There is no document; its settings are the defaults, which nobody chose.
        case nobody
        /// The document is damaged; its settings are the defaults, which nobody chose.
        case unknown
        /// A program of the first version, which copies nothing: somebody chose its settings there.
        case firstVersion
        /// A program that keeps the wearer's settings among the records, and copied them.
        case mirror
    }

    public let settings: SiteSettings
    public let author: Author

    public init(_ settings: SiteSettings, by author: Author) {
        self.settings = settings
        self.author = author
    }
}

extension MirroredSiteSettings {
    /// True if a program of the first version has written other settings of the wearer since.
    func isNewer(than former: MirroredSiteSettings) -> Bool {
        author == .firstVersion
            && (former.author != .firstVersion
                || settings.oldest != former.settings.oldest)
    }
}
