import Foundation
import MomentumDomain
import MomentumNetwork
import MomentumSuggestionsDomain
import Synchronization

/// Sends requests to one server, no faster than allowed, and none during a pause that the server
/// requests.
final class GeocoderClient: Sendable {
    private struct State {
        /// The time of the next turn, by `elapsed`.
        var nextRequest = Duration.zero
        var restsUntil = Date.distantPast
        /// The number of consecutive refusals for which the server named no time.
        var refusals = 0
    }

    /// The first pause in seconds if the server names none; it doubles each time, up to a minute.
    private static let firstRest = 2.0
    private static let longestRest = 60.0

    private let transport: any HTTPTransport
    private let configuration: GeocoderConfiguration
    private let dates: any WallClock
    private let clock: any Clock<Duration>
    /// Measures the turns; a wall clock may be set, or stand still.
    private let elapsed: @Sendable () -> Duration
    private let state = Mutex(State())

    init(
        transport: any HTTPTransport,
        configuration: GeocoderConfiguration,
        dates: any WallClock,
        clock: any Clock<Duration>
    ) {
        self.transport = transport
        self.configuration = configuration
        self.dates = dates
        self.clock = clock
        elapsed = clock.stopwatch()
    }

    /// The body of a successful answer.
    func get(_ path: String, _ items: [URLQueryItem]) async throws(SuggestionError) -> Data {
        try checkRest()
        try await waitForTurn()
        try checkRest()
        let response = try await send(request(path, items))
        switch response.status {
        case 200:
            state.withLock { $0.refusals = 0 }
            return response.body
        case 403, 429, 503:
            throw .throttled(retryAfter: rest(after: response))
        default:
            // The server's text may repeat the query, and a cause may be logged (SG-29).
            throw .repository(
                .unavailable(FailureCause(domain: "Suggestions.HTTP", code: response.status))
            )
        }
    }

    private func request(
        _ path: String,
        _ items: [URLQueryItem]
    ) throws(SuggestionError) -> HTTPRequest {
        let address = configuration.baseURL.appending(path: path)
        var components = URLComponents(url: address, resolvingAgainstBaseURL: false)
        // The host's own query, such as a key, stays as it is written.
        let own = components?.percentEncodedQuery
        components?.queryItems = items
        // The server would read a plus sign as a space.
        let encoded = components?.percentEncodedQuery?
            .replacingOccurrences(of: "+", with: "%2B")
        components?.percentEncodedQuery = [own, encoded].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: "&")
        guard let url = components?.url else {
            throw .repository(
                .unavailable(
                    FailureCause(domain: "Suggestions.Address", code: 1, detail: "no address")
                )
            )
        }
        return HTTPRequest(
            url: url,
            headers: ["User-Agent": configuration.userAgent, "Accept": "application/json"],
            limits: HTTPLimits(
                responseBytes: configuration.responseBytes,
                idle: configuration.timeout,
                total: configuration.timeout
            )
        )
    }

    private func send(_ request: HTTPRequest) async throws(SuggestionError) -> HTTPResponse {
        do throws(TransportError) {
            return try await transport.send(request)
        } catch {
            switch error {
            case .cancelled: throw .cancelled
            case .responseTooLarge: throw .repository(.unreadable(error.cause))
            default: throw .repository(.unavailable(error.cause))
            }
        }
    }

    private func checkRest() throws(SuggestionError) {
        let remaining = state.withLock { $0.restsUntil.timeIntervalSince(dates.now) }
        if remaining > 0 { throw .throttled(retryAfter: .seconds(remaining)) }
    }

    /// Waits for the next turn; a caller cancelled during the wait takes no turn.
    private func waitForTurn() async throws(SuggestionError) {
        while true {
            let wait = state.withLock { state in
                let now = elapsed()
                let wait = state.nextRequest - now
                if wait <= .zero { state.nextRequest = now + configuration.interval }
                return wait
            }
            guard wait > .zero else { return }
            do {
                try await clock.sleep(for: wait)
            } catch {
                throw .cancelled
            }
        }
    }

    private func rest(after response: HTTPResponse) -> Duration {
        let now = dates.now
        let asked = response.retryAfter(now: now).map { $0.timeIntervalSince(now) }
        return state.withLock { state in
            let own = min(
                Self.longestRest,
                Self.firstRest * exp2(Double(min(state.refusals, 10)))
            )
            state.refusals += 1
            let rest = max(asked ?? own, 1)
            // The server may have asked another request for a longer pause.
            state.restsUntil = max(state.restsUntil, now.addingTimeInterval(rest))
            return .seconds(state.restsUntil.timeIntervalSince(now))
        }
    }
}
