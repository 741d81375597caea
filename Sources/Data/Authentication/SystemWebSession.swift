#if canImport(AuthenticationServices) && !os(watchOS)
public import AuthenticationServices
public import Foundation
public import MomentumAuthenticationDomain
import MomentumDomain

/// The system's private browser session for signing in.
@MainActor
public final class SystemWebSession: NSObject, WebSession {
    /// The system passes the callback only to this session, even if another app claims the scheme.
    public nonisolated let arrival = CallbackArrival.inSession
    private let anchor: ASPresentationAnchor

    /// - Parameter anchor: The window that presents the session.
    public init(anchor: ASPresentationAnchor) {
        self.anchor = anchor
    }

    // Restated: otherwise the requirement's isolation, the caller's, would be inferred.
    @MainActor
    public func present(
        _ url: URL,
        callback: CallbackAddress
    ) async throws(AuthenticationError) -> URL {
        let (answers, answer) = AsyncStream<Result<URL, AuthenticationError>>
            .makeStream(bufferingPolicy: .bufferingOldest(1))
        let expected: ASWebAuthenticationSession.Callback =
            callback.scheme == "https"
            ? .https(host: callback.host, path: callback.path)
            : .customScheme(callback.scheme)
        // The system calls this on its own queue, where a main-actor closure would trap.
        let session = ASWebAuthenticationSession(url: url, callback: expected) {
            @Sendable url, error in
            answer.yield(Self.outcome(url, error))
        }
        session.prefersEphemeralWebBrowserSession = true
        session.presentationContextProvider = self
        // A session that did not start never answers (AU-11).
        if !session.start() {
            let cause = FailureCause(
                domain: "Authentication.WebSession",
                code: 1,
                detail: "did not start"
            )
            answer.yield(.failure(.cannotPresent(cause)))
        }
        for await result in answers { return try result.get() }
        session.cancel()
        throw .cancelled
    }

    private nonisolated static func outcome(
        _ url: URL?,
        _ error: (any Error)?
    ) -> Result<URL, AuthenticationError> {
        if let url { return .success(url) }
        guard let error else {
            let cause = FailureCause(
                domain: "Authentication.WebSession",
                code: 2,
                detail: "neither URL nor error"
            )
            return .failure(.cannotPresent(cause))
        }
        if let error = error as? ASWebAuthenticationSessionError, error.code == .canceledLogin {
            return .failure(.cancelled)
        }
        return .failure(.cannotPresent(FailureCause(error)))
    }
}

extension SystemWebSession: ASWebAuthenticationPresentationContextProviding {
    public func presentationAnchor(
        for session: ASWebAuthenticationSession
    ) -> ASPresentationAnchor {
        anchor
    }
}
#endif
