import Foundation

@testable import MomentumAuthenticationData
@testable import MomentumData
@testable import MomentumGeocoders
@testable import MomentumGraphQL
@testable import MomentumNetwork

/// Reads any bytes as JSON from outside: answers of servers, and the input of the other decoder.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnswer(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let response = HTTPResponse(status: 200, body: Data(bytes: bytes, count: count))
    _ = try? GraphQLAnswer<[String: String]>(response, operation: "LoadUsers")
    _ = SessionAnswer.read(response)
    _ = try? GeocoderJSON.decode(PhotonAnswerDTO.self, fromOutside: response.body)
    _ = try? GeocoderJSON.decode([NominatimAnswerDTO].self, fromOutside: response.body)
    _ = JSONSerialization.object(fromOutside: response.body)
    _ = JSONCheck.firstError(in: response.body)
    return 0
}
