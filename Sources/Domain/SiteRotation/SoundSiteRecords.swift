public import MomentumDomain

/// The inspector of records that report no trouble of their own, such as those of a database.
///
/// Records that cannot be read are reported anyway: `SiteRotationRepository/records()` throws.
public struct SoundSiteRecords: SiteRecordsInspector {
    public init() {}

    public func trouble() async throws(RepositoryError) -> SiteRecordsTrouble? { nil }

    public func troubleChanges() -> AsyncStream<SiteRecordsTrouble?> {
        AsyncStream { $0.finish() }
    }

    public func acknowledgeTrouble() async throws(RepositoryError) {}
}
