public import MomentumDomain
public import MomentumSiteRotationDomain

/// Reports the trouble with records and settings in files.
public struct FileSiteInspector: SiteRecordsInspector {
    private let records: FileSiteRotationRepository
    private let settings: FileSiteSettingsRepository

    /// The trouble of `records` comes before that of the `settings` that go with them.
    public init(records: FileSiteRotationRepository, settings: FileSiteSettingsRepository) {
        self.records = records
        self.settings = settings
    }

    public func trouble() async throws(RepositoryError) -> SiteRecordsTrouble? {
        let found = try await records.trouble()
        switch found {
        case .strange, nil: return settings.trouble.map { .settings($0) } ?? found
        default: return found
        }
    }

    public func troubleChanges() -> AsyncStream<SiteRecordsTrouble?> {
        let (ofRecords, ofSettings) = (records.troubleChanges(), settings.changes())
        return Broadcast.values(isComplete: true) { send in
            await withDiscardingTaskGroup { group in
                group.addTask { for await _ in ofRecords { await report(send) } }
                group.addTask { for await _ in ofSettings { await report(send) } }
            }
        }
    }

    public func acknowledgeTrouble() async throws(RepositoryError) {
        try await records.acknowledgeTrouble()
    }

    private func report(_ send: (SiteRecordsTrouble?) -> Void) async {
        // Records that have become unreadable are reported to their next reader.
        if let trouble = try? await trouble() { send(trouble) }
    }
}
