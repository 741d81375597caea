import Foundation
import MomentumDomain
import MomentumGraphQL
import MomentumNetwork
import Testing

@Suite struct RetryPolicyTests {
    private static let cause = FailureCause(domain: "NSURLErrorDomain", code: -1005, detail: "")
    private let policy = RetryPolicy()

    private func wait(
        _ error: TransportError = .http(status: 503),
        attempt: Int = 1,
        elapsed: Duration = .zero,
        requested: Duration? = nil,
        fraction: Double = 1
    ) -> Duration? {
        policy.wait(
            after: error,
            attempt: attempt,
            elapsed: elapsed,
            requested: requested,
            fraction: fraction
        )
    }

    @Test(arguments: [408, 425, 429, 500, 502, 503, 504])
    func `these statuses are worth another attempt (BX-4)`(status: Int) {
        #expect(wait(.http(status: status)) != nil)
    }

    @Test(arguments: [
        TransportError.http(status: 400), .http(status: 404), .http(status: 501), .cancelled,
        .missingData, .invalidJSON(offset: 0), .redirectRefused(to: nil),
        .unexpectedContentType("text/html"),
        .responseTooLarge(limit: 1), .decoding(operation: "a", path: "b", expected: "c"),
        .insecureURL, .clientOutdated,
    ])
    func `nothing else is (BX-4)`(error: TransportError) {
        #expect(wait(error) == nil)
    }

    @Test(arguments: [
        TransportError.NetworkFailure.offline, .timeout, .connectionLost, .cannotConnect, .tls,
        .other,
    ])
    func `failures of the network are (BX-4)`(kind: TransportError.NetworkFailure) {
        #expect(wait(.network(kind, Self.cause)) != nil)
    }

    @Test func `waits are drawn from zero to the doubled one before (BX-4)`() {
        #expect(wait(fraction: 0) == .zero)
        #expect(wait(fraction: 1) == .milliseconds(500))
        #expect(wait(attempt: 2, fraction: 1) == .seconds(1))
        #expect(wait(attempt: 2, fraction: 0.5) == .milliseconds(500))
        #expect(wait(attempt: 3) == nil)

        let patient = RetryPolicy(attempts: 100)
        let late = patient.wait(
            after: .http(status: 503),
            attempt: 99,
            elapsed: .zero,
            requested: nil,
            fraction: 1
        )
        #expect(late == .seconds(8))
    }

    @Test func `a wish of the server is a lower bound, up to 30 seconds (BX-4)`() {
        let limited = TransportError.rateLimited(until: nil)
        #expect(wait(limited, requested: .seconds(7), fraction: 0) == .seconds(7))
        #expect(wait(limited, requested: .milliseconds(1), fraction: 1) == .milliseconds(500))
        #expect(wait(limited, requested: .seconds(31)) == nil)
    }

    @Test func `no attempt begins with less than a second of the 20 left (BX-4, MD-GQ-10)`() {
        #expect(wait(elapsed: .milliseconds(18_500)) == .milliseconds(500))
        #expect(wait(elapsed: .milliseconds(18_501)) == nil)
        #expect(wait(requested: .seconds(20)) == nil)
    }
}
