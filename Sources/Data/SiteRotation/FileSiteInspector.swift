public import MomentumDomain
public import MomentumSiteRotationDomain

/// Reports the trouble with records and settings in files.
public struct FileSiteInspector: SiteRecordsInspector {
    private let records: FileSiteRotationRepository
    private let settings: FileSiteSettingsRepository

    /// - Parameters:
    ///   - records: The records, whose trouble comes first.
    ///   - settings: The settings that go with them.
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
        let (changes, continuation) = AsyncStream.makeStream(of: SiteRecordsTrouble?.self)
        let ofRecords = records.troubleChanges()
        let ofSettings = settings.changes()
        let following = Task {
            await withDiscardingTaskGroup { group in
                group.addTask { for await _ in ofRecords { await sendTrouble(to: continuation) } }
                group.addTask { for await _ in ofSettings { await sendTrouble(to: continuation) } }
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in following.cancel() }
        return changes
    }

    public func acknowledgeTrouble() async throws(RepositoryError) {
        try await records.acknowledgeTrouble()
    }

    private func sendTrouble(
        to continuation: AsyncStream<SiteRecordsTrouble?>.Continuation
    ) async {
        // Records that have become unreadable are reported to their next reader.
        if let trouble = try? await trouble() { continuation.yield(trouble) }
    }
}
