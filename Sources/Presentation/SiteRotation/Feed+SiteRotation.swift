public import MomentumDomain

extension Feed where Value == SiteRecords {
    /// A feed of the records that a repository keeps.
    public convenience init(_ sites: any SiteRotationRepository) {
        self.init(fetch: sites.records, changes: sites.changes)
    }
}

extension Feed where Value == SiteSettings {
    /// A feed of the settings that a repository keeps.
    public convenience init(_ settings: any SiteSettingsRepository) {
        self.init(fetch: settings.settings, changes: settings.changes)
    }
}
