package import MomentumNetwork

/// The retries of a query and the waits between them.
public struct RetryPolicy: Hashable, Sendable {
    public var attempts: Int
    public var firstWait: Duration
    public var longestWait: Duration
    /// The limit of all attempts and waits; the first attempt has only its request's own limits.
    public var total: Duration
    /// The maximum wait that the server may request; if it requests more, there is no retry.
    public var longestRequestedWait: Duration

    /// The minimum remaining time for another attempt.
    private static let leastTime = Duration.seconds(1)

    public init(
        attempts: Int = 3,
        firstWait: Duration = .milliseconds(500),
        longestWait: Duration = .seconds(8),
        total: Duration = .seconds(20),
        longestRequestedWait: Duration = .seconds(30)
    ) {
        self.attempts = attempts
        self.firstWait = firstWait
        self.longestWait = longestWait
        self.total = total
        self.longestRequestedWait = longestRequestedWait
    }

    /// The wait after a failure; `nil` if the failure is final.
    ///
    /// Exponential backoff with full jitter (M. Brooker, "Exponential Backoff And Jitter", AWS
    /// Architecture Blog, 2015). The wait is uniform between 0 and a bound that doubles with each
    /// attempt. Clients that failed together thus return at different times.
    ///
    /// `fraction` is a random number from 0 to 1, attempts count from 1, and `requested` is the
    /// wait that the server requests.
    package func wait(
        after error: TransportError,
        attempt: Int,
        elapsed: Duration,
        requested: Duration?,
        fraction: Double
    ) -> Duration? {
        guard attempt < attempts, isWorthRetrying(error) else { return nil }
        let ceiling = min(longestWait, firstWait * (1 << min(attempt - 1, 20)))
        var wait = ceiling * fraction
        if let requested {
            guard requested <= longestRequestedWait else { return nil }
            wait = max(wait, requested)
        }
        return elapsed + wait + Self.leastTime <= total ? wait : nil
    }

    private func isWorthRetrying(_ error: TransportError) -> Bool {
        switch error {
        case .network, .rateLimited: true
        case .http(let status): [408, 425, 429, 500, 502, 503, 504].contains(status)
        default: false
        }
    }
}
