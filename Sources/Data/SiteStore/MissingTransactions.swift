/// Transactions of one replica that should exist but are missing.
public struct MissingTransactions: Hashable, Sendable, Codable {
    public let replica: UInt64
    public let first: UInt64
    public let last: UInt64

    public var count: Int {
        let (count, overflow) = Int(clamping: last - first).addingReportingOverflow(1)
        return overflow ? .max : count
    }

    public init(replica: UInt64, first: UInt64, last: UInt64) {
        self.replica = replica
        self.first = first
        self.last = last
    }
}
