import Foundation

@testable import MomentumData

/// Reads any bytes as the answers of servers: GraphQL, a session, Photon, Nominatim.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnswer(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let response = HTTPResponse(status: 200, body: Data(bytes: bytes, count: count))
    _ = try? GraphQLAnswer<[String: String]>(response, operation: "LoadUsers")
    _ = SessionAnswer.read(response)
    _ = try? GeocoderJSON.decode(PhotonAnswerDTO.self, from: response.body)
    _ = try? GeocoderJSON.decode([NominatimAnswerDTO].self, from: response.body)
    return 0
}
