public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain

extension Feed where Value == SiteRecords {
    public convenience init(_ sites: any SiteRotationRepository, words: Words = .english) {
        self.init(words: words, fetch: sites.records, changes: sites.changes)
    }
}

extension Feed where Value == SiteRecordsTrouble? {
    /// Creates a feed of the record problems that the user must see.
    public convenience init(_ inspector: any SiteRecordsInspector, words: Words = .english) {
        self.init(words: words, fetch: inspector.trouble, changes: inspector.troubleChanges)
    }
}

extension Feed where Value == SiteSettings {
    public convenience init(_ settings: any SiteSettingsRepository) {
        self.init(fetch: settings.settings, changes: settings.changes)
    }

    /// Creates a feed whose newest settings determine a display's hour format.
    public convenience init(_ settings: any SiteSettingsRepository, display: SiteDisplay) {
        self.init(words: display.words) {
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
