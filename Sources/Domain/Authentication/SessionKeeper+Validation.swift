import Foundation
import MomentumDomain

extension SessionKeeper {
    /// The longest time out of sight after which the app makes no check, in seconds (AU-19).
    private static let foregroundSeconds: TimeInterval = 15 * 60
    /// The time for which a session found alive is not checked again, in seconds (AU-24).
    private static let refusalPauseSeconds: TimeInterval = 60

    @discardableResult
    public func validate() async -> SessionCheck? {
        await startValidation()?.value
    }

    public func enteredBackground() {
        leftAt = dates.now
    }

    public func enteredForeground() async {
        defer { leftAt = nil }
        guard let leftAt else { return }
        guard dates.now.timeIntervalSince(leftAt) > Self.foregroundSeconds else { return }
        await validate()
    }

    public func credentials() throws(AuthenticationError) -> Credentials {
        guard let session = state.session else { throw reasonForNone }
        return Credentials(
            token: session.token,
            generation: generation,
            sessionNumber: sessionNumber,
            sessionName: name?.text,
            space: space
        )
    }

    public func standing(of credentials: Credentials) -> CredentialStanding {
        if state.session != nil, credentials.sessionNumber == sessionNumber {
            return credentials.space == space ? .current : .spaceChanged
        }
        if endedSessions.contains(credentials.sessionNumber) { return .sessionEnded }
        return state.session == nil ? .signedOut : .superseded
    }

    public func settle() async {
        _ = await validation?.task.value
    }

    public func refused(_ credentials: Credentials) async -> AuthenticationError {
        guard credentials.generation == generation, state.session != nil else {
            return credentials.sessionNumber == sessionNumber && state.session != nil
                ? .notAuthorised : .sessionEnded
        }
        if let last = lastLivingAnswer,
            dates.now.timeIntervalSince(last) < Self.refusalPauseSeconds
        {
            return .notAuthorised
        }
        guard let check = await startValidation()?.value else { return .sessionEnded }
        switch check {
        case .ended: return .sessionEnded
        case .alive:
            // Another session may have begun meanwhile, and its state is unknown.
            if credentials.sessionNumber == sessionNumber { lastLivingAnswer = dates.now }
            return .notAuthorised
        case .unclear: return .notAuthorised
        }
    }

    /// The reason why no account is signed in.
    private var reasonForNone: AuthenticationError {
        if case .restoring(let error?) = state { return error }
        return endedSessions.contains(sessionNumber - 1) ? .sessionEnded : .notSignedIn
    }

    /// The check under way for the current token, or a new one.
    func startValidation() -> Task<SessionCheck, Never>? {
        guard let session = state.session else { return nil }
        if let validation, validation.generation == generation { return validation.task }
        let asked = generation
        let task = Task {
            let check = await self.service.check(session.token)
            await self.received(check, generation: asked)
            return check
        }
        validation = (asked, task)
        return task
    }

    /// Applies an answer about the token of `asked`, which may have been replaced (AU-22).
    private func received(_ check: SessionCheck, generation asked: Int) async {
        if validation?.generation == asked { validation = nil }
        guard asked == generation, var session = state.session else { return }
        switch check {
        case .ended:
            await end()
        case .alive(let account, let expiry, let renewed):
            session.account = account
            session.expiry = expiry
            session.verifiedAt = dates.now
            let isRenewed = renewed != nil && renewed != session.token
            if let renewed, isRenewed {
                generation += 1
                session.token = renewed
            }
            change(to: .signedIn(session, .verified))
            if isRenewed || name?.isStored == false {
                await keep(session.token, isNew: isRenewed)
            }
        case .unclear:
            break
        }
    }

    /// Stores a token that replaced another or has no name beside it.
    ///
    /// If the store fails, a new token lasts for this run (AU-5).
    private func keep(_ token: SessionToken, isNew: Bool) async {
        let number = sessionNumber
        do throws(AuthenticationError) {
            try await tokens.save(StoredSession(token: token, name: name?.text))
            if number == sessionNumber { name?.isStored = true }
        } catch {
            guard isNew, case .signedIn(var session, let verification) = state,
                session.token == token
            else { return }
            session.isKept = false
            change(to: .signedIn(session, verification))
        }
    }

    /// The server has said that the session does not exist.
    private func end() async {
        endedSessions.insert(sessionNumber)
        generation += 1
        sessionNumber += 1
        space = nil
        let number = sessionNumber
        change(to: .signingOut)
        // First, because a program may end as soon as its request is stopped.
        var remark: AuthenticationError?
        do throws(AuthenticationError) {
            try await tokens.delete(because: .sessionEnded)
        } catch {
            remark = error
        }
        for belonging in belongings { await belonging.stopWork(.sessionEnded) }
        for belonging in belongings { await belonging.wipe() }
        guard number == sessionNumber else { return }
        change(to: .signedOut(.sessionEnded, remark: remark))
    }
}
