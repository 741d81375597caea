import Foundation
public import MomentumDomain
package import MomentumSuggestionsDomain
import Synchronization

/// A limit on requests in a period of time, shared by several callers.
///
/// Apple's maps answer about fifty requests a minute for a whole program, and refuse more.
public final class RequestBudget: Sendable {
    private let limit: Int
    private let period: Double
    private let dates: any WallClock
    /// The times of the requests in the last period, oldest first.
    private let times = Mutex<[Date]>([])

    public init(
        requests limit: Int = 50,
        per period: Duration = .seconds(60),
        dates: any WallClock
    ) {
        self.limit = limit
        self.period = period / .seconds(1)
        self.dates = dates
    }

    /// Takes one request from the budget.
    ///
    /// - Throws: `SuggestionError.throttled(retryAfter:)` if none is left.
    /// - Complexity: O(*n*) in the requests of a period.
    package func spend() throws(SuggestionError) {
        let now = dates.now
        let wait: Double? = times.withLock { times in
            // Times in the future date from before the clock was set back.
            times.removeAll { $0 > now || now.timeIntervalSince($0) >= period }
            guard times.count >= limit, let oldest = times.first else {
                times.append(now)
                return nil
            }
            return period - now.timeIntervalSince(oldest)
        }
        if let wait { throw .throttled(retryAfter: .seconds(wait)) }
    }
}
