public import MomentumDomain
public import MomentumSiteRotationDomain

/// The settings of one device, stored with a copy of the wearer's settings.
public protocol SiteSettingsMirror: SiteSettingsRepository {
    /// The stored settings, with defaults for missing values.
    func document() async throws(RepositoryError) -> MirroredSiteSettings

    /// Replaces the copy of the wearer's settings, but keeps later changes of a program of the
    /// first version.
    ///
    /// - Parameters:
    ///   - settings: The wearer's settings; the device's own are ignored.
    ///   - document: The document that the caller has read.
    ///   - changes: The changes; those of the device's own settings are applied here.
    /// - Throws: The failure to read or save; the old document then remains.
    func mirror(
        _ settings: SiteSettings,
        over document: MirroredSiteSettings,
        changing changes: [SiteSettingsChange]
    ) async throws(RepositoryError)
}

/// The settings that a device keeps beside the records.
public struct MirroredSiteSettings: Hashable, Sendable {
    /// The program that last wrote the settings, according to the document.
    public enum Author: Hashable, Sendable {
        /// The document is missing; its settings are defaults, not choices.
        case nobody
        /// The document is damaged; its settings are defaults, not choices.
        case unknown
        /// A program of the first version, which copies nothing: its user chose the settings there.
        case firstVersion
        /// A program that stores the wearer's settings among the records, and copied them here.
        case mirror
    }

    public let settings: SiteSettings
    public let author: Author
    /// The wearer's settings that the document has.
    ///
    /// Those that it lacks are no choices: the defaults in their place must not replace what was
    /// chosen on another device.
    let choices: [SiteSettingsChange]

    /// A document with every setting.
    public init(_ settings: SiteSettings, by author: Author) {
        self.init(settings, by: author, choices: settings.oldest)
    }

    init(_ settings: SiteSettings, by author: Author, choices: [SiteSettingsChange]) {
        self.settings = settings
        self.author = author
        self.choices = choices
    }
}

extension MirroredSiteSettings {
    /// True if a program of the first version has since written different settings of the wearer.
    func isNewer(than former: MirroredSiteSettings) -> Bool {
        author == .firstVersion
            && (former.author != .firstVersion
                || settings.oldest != former.settings.oldest)
    }
}
