/// A checked restore that has not changed anything yet.
public struct SiteRestorePreview: Hashable, Sendable {
    /// The operation to perform once the user has confirmed.
    public let operation: SiteOperation
    public let report: SiteRestoreReport

    public init(operation: SiteOperation, report: SiteRestoreReport) {
        self.operation = operation
        self.report = report
    }
}
