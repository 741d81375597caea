import Foundation
import MomentumPlaceIndex
import MomentumSuggestionsDomain

private let file = URL.temporaryDirectory.appending(path: "fuzz-\(UUID()).places")
private let query = FoldedQuery("first ban")

/// Opens any bytes as a place index, and queries it.
///
/// An index is mapped, so it has to be a file.
@_cdecl("LLVMFuzzerTestOneInput")
public func readPlaceIndex(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let content = Data(bytes: bytes, count: count)
    guard let query, (try? content.write(to: file)) != nil,
        let index = try? PlaceIndex(file)
    else { return 0 }
    _ = try? index.places(matching: query)
    _ = try? index.places(
        matching: query,
        category: "bank",
        near: Coordinate(latitude: 40.9, longitude: -73.8)
    )
    _ = try? index.summary()
    return 0
}
