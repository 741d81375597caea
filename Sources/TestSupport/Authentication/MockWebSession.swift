public import Foundation
public import MomentumDomain

/// A browser that answers at once with what a test makes of the start address.
public struct MockWebSession: WebSession {
    private let answer: @Sendable (URL) async -> Result<URL, AuthenticationError>

    public init(_ answer: @escaping @Sendable (URL) async -> Result<URL, AuthenticationError>) {
        self.answer = answer
    }

    public func present(
        _ url: URL,
        callback: CallbackAddress
    ) async throws(AuthenticationError) -> URL {
        try await answer(url).get()
    }
}
