import Foundation
import MomentumGeocoders
import Testing

extension GeocoderConfiguration {
    /// A server at this host.
    static func fixture(_ host: String) throws -> GeocoderConfiguration {
        GeocoderConfiguration(
            baseURL: try #require(URL(string: "https://\(host)/")),
            userAgent: "Tests/1",
            attribution: "© OpenStreetMap contributors"
        )
    }
}
