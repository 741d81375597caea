public import Foundation
import MomentumDomain

extension SessionKeeper {
    public func signIn(through web: any WebSession) async throws(AuthenticationError) {
        if let running { return try await running.value.get() }
        let before = try stateBeforeSigningIn()
        change(to: .signingIn)
        let task = Task { await self.signIn(through: web, from: before) }
        running = task
        let result = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        try result.get()
    }

    public func beginSignIn() async throws(AuthenticationError) -> URL {
        _ = try stateBeforeSigningIn()
        return try await start()
    }

    public func finishSignIn(callback: String) async throws(AuthenticationError) {
        try await finish(callback, from: state, arrival: .outside)
    }

    private func stateBeforeSigningIn() throws(AuthenticationError) -> AuthenticationState {
        switch state {
        case .signedIn, .signingOut: throw .alreadySignedIn
        case .signingIn, .restoring, .signedOut: return state
        }
    }

    private func signIn(
        through web: any WebSession,
        from before: AuthenticationState
    ) async -> Result<Void, AuthenticationError> {
        defer { running = nil }
        do throws(AuthenticationError) {
            let url = try await start()
            let answer: URL
            do throws(AuthenticationError) {
                answer = try await present(url, in: web)
            } catch {
                // A callback of a cancelled attempt counts as one without an attempt (AU-15).
                _ = try? await attempts.take(origin: service.origin, policy: policy)
                throw error
            }
            try await finish(answer.absoluteString, from: before, arrival: web.arrival)
            return .success(())
        } catch {
            if case .signingIn = state { change(to: before) }
            return .failure(error)
        }
    }

    private func start() async throws(AuthenticationError) -> URL {
        let attempt = SignInAttempt(
            random: random,
            now: dates.now,
            origin: service.origin,
            policy: policy
        )
        try await attempts.save(attempt)
        return service.startAddress(for: attempt, policy: policy)
    }

    /// Returns when the web session does, or at once when the task is cancelled, even if the web
    /// session ignores that (AU-11).
    private func present(
        _ url: URL,
        in web: any WebSession
    ) async throws(AuthenticationError) -> URL {
        let (answers, answer) = AsyncStream<Result<URL, AuthenticationError>>
            .makeStream(bufferingPolicy: .bufferingOldest(1))
        let callback = callback
        let presenting = Task {
            do throws(AuthenticationError) {
                answer.yield(.success(try await web.present(url, callback: callback)))
            } catch {
                answer.yield(.failure(error))
            }
        }
        defer { presenting.cancel() }
        for await result in answers { return try result.get() }
        throw .cancelled
    }

    private func finish(
        _ callback: String,
        from before: AuthenticationState,
        arrival: CallbackArrival
    ) async throws(AuthenticationError) {
        let attempt = try await attempts.take(origin: service.origin, policy: policy)
        guard let attempt, attempt.isAlive(at: dates.now) else {
            throw .callbackRefused(.noAttempt)
        }
        _ = try stateBeforeSigningIn()
        change(to: .signingIn)
        do throws(AuthenticationError) {
            let reader = CallbackReader(address: self.callback, policy: policy, arrival: arrival)
            switch try reader.value(of: callback, for: attempt) {
            case .code(let code):
                try await take(try await service.exchange(code: code, verifier: attempt.verifier))
            case .token(let token):
                try await take(token)
            case .exposedToken(let token):
                // In a task of its own, because a session that others may know must end even if
                // this one is cancelled.
                _ = await Task { await self.service.signOut(token) }.value
                throw .serverSendsToken
            }
        } catch {
            if case .sessionEnded = error {
                change(to: .signedOut(.sessionEnded, remark: nil))
            } else {
                change(to: before)
            }
            // The user said no on the provider's page.
            throw error == .serverRefused(code: "access_denied") ? .cancelled : error
        }
    }

    /// Checks a new token before it is stored (AU-18).
    private func take(_ token: SessionToken) async throws(AuthenticationError) {
        var session = BearerSession(token: token)
        var verification = AuthenticationState.Verification.unverified
        switch await service.check(token) {
        case .ended:
            throw .sessionEnded
        case .alive(let account, let expiry, let renewed):
            session = BearerSession(
                token: renewed ?? token,
                account: account,
                expiry: expiry,
                verifiedAt: dates.now
            )
            verification = .verified
        case .unclear:
            break
        }
        guard !Task.isCancelled else { throw .cancelled }
        // An interrupted sign-out may have left another account's data (AU-26).
        for belonging in belongings { await belonging.wipe() }
        let name = newName()
        do throws(AuthenticationError) {
            try await tokens.save(StoredSession(token: session.token, name: name))
        } catch {
            session.isKept = false
        }
        begin(session, verification, name: name, isNameStored: session.isKept)
    }
}
