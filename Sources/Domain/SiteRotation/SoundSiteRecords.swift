public import MomentumDomain

/// The inspector of records that report no problems themselves, such as those of a database.
///
/// Unreadable records are reported anyway: `SiteRotationRepository/records()` throws.
public struct SoundSiteRecords: SiteRecordsInspector {
    public init() {}

    public func trouble() async throws(RepositoryError) -> SiteRecordsTrouble? { nil }

    public func troubleChanges() -> AsyncStream<SiteRecordsTrouble?> {
        AsyncStream { $0.finish() }
    }

    public func acknowledgeTrouble() async throws(RepositoryError) {}
}
