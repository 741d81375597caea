import Foundation
import MomentumDomain

/// The rules of signing in: from an attempt and its callback to a session known to the server.
struct SignIn: Sendable {
    let service: any AuthenticationService
    let attempts: any SignInAttemptStore
    let dates: any WallClock
    let random: any RandomBytes
    let policy: SignInPolicy
    let callback: CallbackAddress

    /// Throws if an account is signed in.
    static func check(_ state: AuthenticationState) throws(AuthenticationError) {
        switch state {
        case .signedIn, .signingOut: throw .alreadySignedIn
        case .signingIn, .restoring, .signedOut: break
        }
    }

    /// Begins an attempt; returns the address of its page.
    func begin() async throws(AuthenticationError) -> URL {
        let attempt = SignInAttempt(
            random: random,
            now: dates.now,
            origin: service.origin,
            policy: policy
        )
        try await attempts.save(attempt)
        return service.startAddress(for: attempt, policy: policy)
    }

    /// Shows the page of a new attempt; returns the callback.
    ///
    /// Returns when the web session does. If the task is cancelled, it returns at once, even if the
    /// web session ignores the cancellation (AU-11).
    func callback(through web: any WebSession) async throws(AuthenticationError) -> String {
        guard !Task.isCancelled else { throw .cancelled }
        let url = try await begin()
        let page = SharedWork<Never?, Result<URL, AuthenticationError>>(
            cancelled: .failure(.cancelled)
        )
        let answer = await page.share(nil) { [callback] in
            do throws(AuthenticationError) {
                return .success(try await web.present(url, callback: callback))
            } catch {
                return .failure(error)
            }
        }
        // A callback of a cancelled attempt counts as a callback without an attempt (AU-15).
        if case .failure = answer {
            _ = try? await attempts.take(origin: service.origin, policy: policy)
        }
        return try answer.get().absoluteString
    }

    /// The attempt that a callback belongs to, which is valid once.
    func attempt() async throws(AuthenticationError) -> SignInAttempt {
        let attempt = try await attempts.take(origin: service.origin, policy: policy)
        guard let attempt, attempt.isAlive(at: dates.now) else {
            throw .callbackRefused(.noAttempt)
        }
        return attempt
    }

    func token(
        of callback: String,
        for attempt: SignInAttempt,
        arrival: CallbackArrival
    ) async throws(AuthenticationError) -> SessionToken {
        let reader = CallbackReader(address: self.callback, policy: policy, arrival: arrival)
        switch try reader.value(of: callback, for: attempt) {
        case .code(let code):
            return try await service.exchange(code: code, verifier: attempt.verifier)
        case .token(let token):
            return token
        case .exposedToken(let token):
            // This runs in a separate task: a session that others may know must end even if this
            // task is cancelled.
            _ = await Task { await service.signOut(token) }.value
            throw .serverSendsToken
        }
    }

    /// Checks a new token before it is stored (AU-18).
    func session(
        of token: SessionToken
    ) async throws(AuthenticationError) -> (BearerSession, AuthenticationState.Verification) {
        switch await service.check(token) {
        case .ended:
            throw .sessionEnded
        case .alive(let account, let expiry, let renewed):
            var session = BearerSession(token: token)
            _ = session.confirm(account, expiry, renewed, at: dates.now)
            return (session, .verified)
        case .unclear:
            return (BearerSession(token: token), .unverified)
        }
    }
}
