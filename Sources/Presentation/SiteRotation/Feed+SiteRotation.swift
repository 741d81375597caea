import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain

extension Feed where Value == SiteRecords {
    public convenience init(_ sites: any SiteRotationRepository) {
        self.init(fetch: sites.records, changes: sites.changes)
    }
}

extension Feed where Value == SiteRecordsTrouble? {
    /// A feed of the trouble with the records that the user has to know about.
    public convenience init(_ inspector: any SiteRecordsInspector) {
        self.init(fetch: inspector.trouble, changes: inspector.troubleChanges)
    }
}

extension Feed where Value == SiteSettings {
    public convenience init(_ settings: any SiteSettingsRepository) {
        self.init(fetch: settings.settings, changes: settings.changes)
    }

    /// A feed whose newest settings choose the hours of a display.
    public convenience init(_ settings: any SiteSettingsRepository, display: SiteDisplay) {
        self.init {
            let current = try await settings.settings()
            display.show(current.clockHours)
            return current
        } changes: {
            Broadcast.values { send in
                for await changed in settings.changes() {
                    display.show(changed.clockHours)
                    send(changed)
                }
            }
        }
    }
}
