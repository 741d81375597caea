import Foundation
import MomentumAuthenticationData
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumDomain
import MomentumGeocoders
import MomentumGraphQL
import MomentumNetwork
import MomentumSiteRotationDomain
import MomentumSuggestionsDomain
import MomentumSystem
import MomentumWebDAV

/// Each client that sends requests, over one transport.
enum NetworkClient: String, CaseIterable, Codable, Sendable {
    case graphQL
    case signIn
    case webDAV
    case photon
    case nominatim

    /// Asks the server for something, and tells how that ended.
    ///
    /// Without a limit, the client's own applies.
    func ask(
        _ address: String,
        limit: Int? = nil,
        transport: any HTTPTransport = URLSessionTransport()
    ) async throws -> String {
        // The size ends the exchange, however busy the machine is.
        let limits = limit.map {
            HTTPLimits(responseBytes: $0, idle: .seconds(120), total: .seconds(240))
        }
        do {
            switch self {
            case .graphQL:
                var retry = RetryPolicy()
                retry.attempts = 1
                var configuration = GraphQLConfiguration(
                    server: try ServerAddress(address),
                    retry: retry
                )
                if let limits { configuration.limits = limits }
                let client = GraphQLClient(
                    configuration: configuration,
                    transport: transport,
                    session: FixedCredentials(),
                    traffic: RequestTraffic(board: RequestBoard(), cache: ResponseCache()),
                    timing: Timing(dates: SystemWallClock(), clock: ContinuousClock()),
                    random: SequentialRandomBytes()
                )
                _ = try await client.run(Probe.query)
            case .signIn:
                let server = try ServerAddress(address)
                let service =
                    limits.map {
                        RemoteAuthenticationService(
                            server: server,
                            transport: transport,
                            limits: $0
                        )
                    } ?? RemoteAuthenticationService(server: server, transport: transport)
                guard let token = SessionToken("t0ken") else { return "no token" }
                if case .unclear(let error) = await service.check(token) { throw error }
            case .webDAV:
                let folder = WebDAVSyncFolder(
                    try ServerAddress(address),
                    credentials: nil,
                    transport: transport
                )
                _ = try await folder.read("file", limit: limit ?? 1000)
            case .photon:
                let repository = PhotonPlaceRepository(
                    transport: transport,
                    configuration: try configuration(address, limit: limit),
                    dates: SystemWallClock()
                )
                _ = try await repository.places(matching: PlaceQuery(text: "cafe"))
            case .nominatim:
                let repository = NominatimGeocodingRepository(
                    transport: transport,
                    configuration: try configuration(address, limit: limit),
                    dates: SystemWallClock()
                )
                _ = try await repository.coordinate(ofAddress: "Bonn")
            }
            return "answered"
        } catch GraphQLFailure.transport(let error) {
            return "\(error.cause.domain) \(error.cause.code)"
        } catch let error as SiteSyncFailure {
            return "\(error.domain) \(error.code)"
        } catch {
            let cause = FailureCause(error)
            return "\(cause.domain) \(cause.code)"
        }
    }

    private func configuration(
        _ address: String,
        limit: Int?
    ) throws -> GeocoderConfiguration {
        var configuration = GeocoderConfiguration(
            baseURL: try ServerAddress(address).base,
            userAgent: "Tests/1",
            attribution: ""
        )
        if let limit { configuration.responseBytes = limit }
        return configuration
    }

    /// The error text of a refusal at the limit.
    var refusal: String { self == .webDAV ? "SiteRotation.SyncFolder 2" : "Transport 11" }
}
