public import MomentumDomain
public import MomentumSiteRotationDomain

/// Reports problems of records, and of settings in a file.
public struct FileSiteInspector: SiteRecordsInspector {
    private let records: any SiteRecordsInspector
    private let settings: FileSiteSettingsRepository

    /// Problems of `records` come before those of their `settings`.
    public init(records: any SiteRecordsInspector, settings: FileSiteSettingsRepository) {
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
        // The next reader gets the error of unreadable records.
        if let trouble = try? await trouble() { send(trouble) }
    }
}
