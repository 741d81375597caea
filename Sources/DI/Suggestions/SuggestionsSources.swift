public import Foundation
public import MomentumData

/// Where places and addresses are looked up; what is `nil` is not asked.
public struct SuggestionsSources: Sendable {
    /// A file that `momentum places build` made; it is asked first.
    public var index: URL?
    /// A Photon server, asked when the index knows nothing.
    public var photon: GeocoderConfiguration?
    /// A Nominatim server, for the user's address only.
    public var nominatim: GeocoderConfiguration?

    public init(
        index: URL? = nil,
        photon: GeocoderConfiguration? = nil,
        nominatim: GeocoderConfiguration? = nil
    ) {
        self.index = index
        self.photon = photon
        self.nominatim = nominatim
    }
}
