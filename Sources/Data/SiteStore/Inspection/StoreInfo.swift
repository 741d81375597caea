public import Foundation

/// What a store folder holds, in figures.
public struct StoreInfo: Hashable, Sendable, Codable {
    /// A file of the folder and its size in bytes.
    public struct File: Hashable, Sendable, Codable {
        public let name: String
        public let size: Int
    }

    /// `nil` while nothing was written.
    public let storeID: UUID?
    /// The name under which this folder writes, in hexadecimal digits.
    public let replica: String?
    public let entries: Int
    public let locations: Int
    /// How many transactions of every replica the records are made of.
    public let transactions: UInt64
    /// The numbered files, lowest first.
    public let files: [File]
    /// The names of what was put aside.
    public let quarantine: [String]
    public let report: StoreReport
}
