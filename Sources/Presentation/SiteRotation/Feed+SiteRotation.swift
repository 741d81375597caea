public import MomentumPresentation
public import MomentumSiteRotationDomain

extension Feed where Value == SiteRecords {
    /// A feed of the records that a repository keeps.
    public convenience init(_ sites: any SiteRotationRepository) {
        self.init(fetch: sites.records, changes: sites.changes)
    }
}

extension Feed where Value == SiteRecordsTrouble? {
    /// A feed of what the user has to be told of the records.
    public convenience init(_ inspector: any SiteRecordsInspector) {
        self.init(fetch: inspector.trouble, changes: inspector.troubleChanges)
    }
}

extension Feed where Value == SiteSettings {
    /// A feed of the settings that a repository keeps.
    public convenience init(_ settings: any SiteSettingsRepository) {
        self.init(fetch: settings.settings, changes: settings.changes)
    }
}
