import Foundation
import MomentumDomain
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The network via URLSession: no cookies, no cache, no stored credentials, no redirects.
public final class URLSessionTransport: HTTPTransport {
    /// The user agent for programs that set no name.
    package static let userAgent = "Momentum/\(SuiteVersion.text)"

    private let userAgent: String
    private let watchdog: @Sendable (HTTPLimits) -> any HTTPWatching
    private let shared = Mutex<HTTPConnection?>(nil)

    /// - Parameters:
    ///   - userAgent: The name and version of the program, for requests without one; `nil` for the
    ///     suite's own.
    ///   - clock: The clock that measures the limits of each request.
    public init(userAgent: String? = nil, clock: some Clock<Duration> = ContinuousClock()) {
        self.userAgent = userAgent ?? Self.userAgent
        watchdog = { HTTPWatchdog(limits: $0, clock: clock) }
    }

    deinit {
        shared.withLock { $0?.retire() }
    }

    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        guard !Task.isCancelled else { throw .cancelled }
        let watchdog = watchdog(request.limits)
        let exchange = HTTPExchange(limit: request.limits.responseBytes) { watchdog.progressed() }
        let (connection, task) = begin(request, exchange)
        let outcome = await outcome(of: task, exchange, watchdog)
        if !request.isRepeatable {
            connection.retire()
        } else if case .failure(.network) = outcome {
            // A dead connection can stay in the pool. The next request would use it and hang
            // (GQ-24).
            drop(connection)
        }
        return try outcome.get()
    }

    private func begin(
        _ request: HTTPRequest,
        _ exchange: HTTPExchange
    ) -> (HTTPConnection, URLSessionDataTask) {
        let (isRepeatable, request) = (
            request.isRepeatable, URLRequest(request, userAgent: userAgent)
        )
        while true {
            let connection = isRepeatable ? sharedConnection() : HTTPConnection()
            // The failure of another request may have just retired the shared connection.
            if let task = connection.task(for: request, reportingTo: exchange) {
                return (connection, task)
            }
        }
    }

    private func outcome(
        of task: URLSessionDataTask,
        _ exchange: HTTPExchange,
        _ watchdog: any HTTPWatching
    ) async -> HTTPExchange.Outcome {
        // Cancellation only ends the exchange, and takes no lock of URLSession. A cancel during a
        // delivery thus cannot deadlock (GQ-22).
        await withTaskCancellationHandler {
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    guard (try? await watchdog.waitUntilOverdue()) != nil else { return }
                    exchange.end(.failure(.tookTooLong))
                }
                task.resume()
                let outcome = await exchange.outcome
                group.cancelAll()
                // A separate thread, because on Linux a cancel waits until URLSession has read all
                // available bytes. No caller should wait for that.
                if case .failure = outcome { Thread { task.cancel() }.start() }
                return outcome
            }
        } onCancel: {
            exchange.end(.failure(.cancelled))
        }
    }

    private func sharedConnection() -> HTTPConnection {
        shared.withLock { shared in
            let connection = shared ?? HTTPConnection()
            shared = connection
            return connection
        }
    }

    private func drop(_ connection: HTTPConnection) {
        let wasShared = shared.withLock { shared in
            guard shared === connection else { return false }
            shared = nil
            return true
        }
        if wasShared { connection.retire() }
    }
}

extension URLRequest {
    /// Converts a request for URLSession; `userAgent` applies unless the request sets one.
    fileprivate init(_ request: HTTPRequest, userAgent: String) {
        #if canImport(FoundationNetworking)
        self.init(url: request.url.withEscapedBrackets)
        #else
        self.init(url: request.url)
        #endif
        httpMethod = request.method.rawValue
        httpBody = request.body
        httpShouldHandleCookies = false
        // The limit counts unpacked bytes, but URLSession decides how much memory unpacking needs
        // (TR-20).
        setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        setValue(userAgent, forHTTPHeaderField: "User-Agent")
        for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
        if let credentials = request.credentials {
            setValue(credentials.header, forHTTPHeaderField: "Authorization")
        }
        // The watchdog enforces the limits. URLSession's timeout is only a safety net, so long that
        // a busy machine never reaches it (GQ-21).
        let total = Double(request.limits.total.components.seconds)
        timeoutInterval = max(600, total * 2)
    }
}

#if canImport(FoundationNetworking)
extension URL {
    /// The address with the brackets of an IPv6 host such as `[::1]` escaped.
    ///
    /// On Linux, URLSession refuses a host that libcurl spells differently, and the brackets count
    /// as a difference. Escaped hosts match; the request shows no escapes.
    fileprivate var withEscapedBrackets: URL {
        let text = absoluteString
        guard let host = URLComponents(url: self, resolvingAgainstBaseURL: true)?.encodedHost,
            host.hasPrefix("["), let range = text.range(of: host)
        else { return self }
        let escaped = host.replacing("[", with: "%5b").replacing("]", with: "%5d")
            .replacing(":", with: "%3a")
        return URL(string: text.replacingCharacters(in: range, with: escaped)) ?? self
    }
}
#endif

/// A watchdog without the type of its clock.
private protocol HTTPWatching: Sendable {
    func progressed()

    /// Returns when the time is up; throws if the task is cancelled first.
    func waitUntilOverdue() async throws
}

/// Detects an exchange that takes too long, by the given clock (GQ-21).
private final class HTTPWatchdog<Time: Clock<Duration>>: HTTPWatching {
    private let clock: Time
    private let idle: Duration
    private let deadline: Time.Instant
    private let lastProgress: Mutex<Time.Instant>

    init(limits: HTTPLimits, clock: Time) {
        self.clock = clock
        idle = limits.idle
        deadline = clock.now.advanced(by: limits.total)
        lastProgress = Mutex(clock.now)
    }

    func progressed() {
        let now = clock.now
        lastProgress.withLock { $0 = now }
    }

    func waitUntilOverdue() async throws {
        while true {
            let quietUntil = lastProgress.withLock { $0 }.advanced(by: idle)
            let due = min(quietUntil, deadline)
            guard due > clock.now else { return }
            try await clock.sleep(until: due, tolerance: nil)
        }
    }
}
