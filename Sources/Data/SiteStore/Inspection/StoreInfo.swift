public import Foundation

/// A summary of a store folder.
public struct StoreInfo: Hashable, Sendable, Codable {
    /// A file of the folder and its size in bytes.
    public struct File: Hashable, Sendable, Codable {
        public let name: String
        public let size: Int
    }

    /// `nil` before the first write.
    public let storeID: UUID?
    /// The name under which this folder writes, in hexadecimal digits.
    public let replica: String?
    public let entries: Int
    public let locations: Int
    /// The number of transactions in the records, of all replicas.
    public let transactions: UInt64
    /// The numbered files, lowest first.
    public let files: [File]
    /// The names of the quarantined files.
    public let quarantine: [String]
    public let report: StoreReport
}
