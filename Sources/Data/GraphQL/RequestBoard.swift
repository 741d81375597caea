import Foundation
package import MomentumAuthenticationDomain
import MomentumDomain
import MomentumNetwork
import Synchronization

/// The running requests of an account: equal queries share one request, and all can be stopped.
package final class RequestBoard: Sendable {
    /// Queries with equal bytes, session and space share one request (BX-3), unless a change has
    /// ended in between, which an earlier answer may lack.
    struct Query: Hashable, Sendable {
        let body: Data
        let credentials: Credentials
        let began: ResponseCache.Moment
    }

    typealias Outcome = Result<HTTPResponse, GraphQLFailure>

    private enum Key: Hashable, Sendable {
        case query(Query)
        /// A change with its own number, because equal changes are never merged.
        case change(Int)
    }

    private struct Changes {
        var count = 0
        /// The number of the newest change whose session has ended.
        var last = 0
    }

    /// The maximum wait for the answer to a change after the session has ended.
    private static let lastAnswerLimit = Duration.seconds(10)

    private let requests = SharedWork<Key, Outcome>(cancelled: .failure(.transport(.cancelled)))
    private let changes = Mutex(Changes())
    private let clock: any Clock<Duration>

    /// Creates an empty board; `clock` measures the wait for the last answers of a session.
    package init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
    }

    /// The outcome of `request`, or of the same query that is already running; `nil` means a
    /// change.
    func share(
        _ query: Query?,
        _ request: @escaping @Sendable () async -> Outcome
    ) async throws(GraphQLFailure) -> HTTPResponse {
        let key =
            query.map(Key.query)
            ?? changes.withLock { changes in
                changes.count += 1
                return .change(changes.count)
            }
        return try await requests.share(key, request).get()
    }
}

extension RequestBoard: AccountBelongings {
    package func stopWork(_ reason: AuthenticationState.Reason) async {
        guard reason == .sessionEnded else {
            let last = changes.withLock(\.last)
            return requests.stop { key in
                if case .change(...last) = key {
                    Self.noAnswer
                } else {
                    .failure(.transport(.cancelled))
                }
            }
        }
        requests.stop { key in
            if case .query = key { .failure(.authentication(.sessionEnded)) } else { nil }
        }
        // The server still answers a change that was sent, and its caller needs the outcome.
        let last = changes.withLock { changes in
            changes.last = changes.count
            return changes.last
        }
        guard !requests.running.isEmpty else { return }
        Task {
            try? await clock.sleep(for: Self.lastAnswerLimit)
            requests.stop { if case .change(...last) = $0 { Self.noAnswer } else { nil } }
        }
    }

    private static var noAnswer: Outcome {
        .failure(.outcomeUnknown(.tookTooLong))
    }

    /// Does nothing: a board keeps nothing.
    package func wipe() async {}
}
