import Foundation
import MomentumDomain
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The network by URLSession: no cookies, no cache, no stored credentials, no redirects.
public final class URLSessionTransport: HTTPTransport {
    /// The user agent for programs that have given no name of their own.
    package static let userAgent = "Momentum/\(SuiteVersion.text)"

    private let userAgent: String
    private let watchdog: @Sendable (HTTPLimits) -> any HTTPWatching
    private let shared = Mutex<HTTPConnection?>(nil)

    /// - Parameters:
    ///   - userAgent: The name and version of the program, for requests that give none; `nil` for
    ///     the suite's own.
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
        let connection = request.isRepeatable ? sharedConnection() : HTTPConnection()
        let outcome = await exchange(request, on: connection)
        if !request.isRepeatable {
            connection.retire()
        } else if case .failure(.network) = outcome {
            // A dead connection can stay in the pool, and the next request would be written to it
            // and hang (GQ-24).
            drop(connection)
        }
        return try outcome.get()
    }

    private func exchange(
        _ request: HTTPRequest,
        on connection: HTTPConnection
    ) async -> HTTPExchange.Outcome {
        let watchdog = watchdog(request.limits)
        let exchange = HTTPExchange(limit: request.limits.responseBytes) { watchdog.progressed() }
        let task = connection.task(
            for: URLRequest(request, userAgent: userAgent),
            reportingTo: exchange
        )
        // Cancelling only ends the exchange, without a lock of the library: a cancel during a
        // delivery cannot deadlock (GQ-22).
        return await withTaskCancellationHandler {
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    guard (try? await watchdog.waitUntilOverdue()) != nil else { return }
                    let cause = FailureCause(
                        domain: "Transport.HTTP",
                        code: 1,
                        detail: "took too long"
                    )
                    exchange.end(.failure(.network(.timeout, cause)))
                }
                task.resume()
                let outcome = await exchange.outcome
                group.cancelAll()
                // A thread, because on Linux a cancel waits until the library has read all
                // available bytes, and no caller should wait for that.
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
