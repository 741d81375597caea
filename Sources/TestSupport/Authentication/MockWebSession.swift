public import Foundation
public import MomentumAuthenticationDomain

/// A browser that immediately returns a test's result for the start address.
public struct MockWebSession: WebSession {
    public let arrival: CallbackArrival
    private let answer: @Sendable (URL) async -> Result<URL, AuthenticationError>

    public init(
        arrival: CallbackArrival = .outside,
        _ answer: @escaping @Sendable (URL) async -> Result<URL, AuthenticationError>
    ) {
        self.arrival = arrival
        self.answer = answer
    }

    public func present(
        _ url: URL,
        callback: CallbackAddress
    ) async throws(AuthenticationError) -> URL {
        try await answer(url).get()
    }
}
