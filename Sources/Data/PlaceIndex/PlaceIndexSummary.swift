public import Foundation

/// What a place index holds.
public struct PlaceIndexSummary: Hashable, Sendable {
    /// A category and how many places it has.
    public struct Category: Hashable, Sendable {
        public let name: String
        public let places: Int
    }

    public let places: Int
    /// In the order of their names.
    public let categories: [Category]
    /// The size of the file.
    public let bytes: Int
    public let formatVersion: Int
    public let builtAt: Date
    /// What the places are from.
    public let source: String
}
