/// A checked import that has not changed anything yet.
public struct SiteImportPreview: Hashable, Sendable {
    /// The operation to perform once the user has confirmed.
    public let operation: SiteOperation
    public let report: SiteImportReport

    public init(operation: SiteOperation, report: SiteImportReport) {
        self.operation = operation
        self.report = report
    }

    /// The entries that replacing removes, the latest start first.
    public func removedEntries(of records: SiteRecords) -> [SiteEntry] {
        guard case .importEntries(let change) = operation, change.mode == .replace else {
            return []
        }
        let kept = Set(change.entries.map(\.id))
        return (records.entries + records.ahead).filter { !kept.contains($0.id) }.reversed()
    }
}
