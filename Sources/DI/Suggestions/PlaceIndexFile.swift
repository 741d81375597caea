import Foundation
import MomentumContainer

/// The file of a place index, open as long as its screen.
struct PlaceIndexFile: Hashable, Sendable {
    /// The scope that opens with such a file.
    static let scope: Lifetime.Scope = "placeIndex"

    let url: URL
}
