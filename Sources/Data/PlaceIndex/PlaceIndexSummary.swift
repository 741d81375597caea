public import Foundation

/// The contents of a place index in numbers.
public struct PlaceIndexSummary: Hashable, Sendable {
    /// A category and the number of its places.
    public struct Category: Hashable, Sendable {
        public let name: String
        public let places: Int
    }

    public let places: Int
    /// In the order of their names.
    public let categories: [Category]
    public let bytes: Int
    public let formatVersion: Int
    public let builtAt: Date
    /// The origin of the places.
    public let source: String
}
