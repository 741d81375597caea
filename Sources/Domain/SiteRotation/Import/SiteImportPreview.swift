/// An import that was read and checked, and has changed nothing yet.
public struct SiteImportPreview: Hashable, Sendable {
    /// The operation to perform once the user has confirmed.
    public let operation: SiteOperation
    public let report: SiteImportReport

    public init(operation: SiteOperation, report: SiteImportReport) {
        self.operation = operation
        self.report = report
    }
}
