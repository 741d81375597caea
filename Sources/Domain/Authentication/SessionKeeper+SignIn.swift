public import Foundation
import MomentumDomain

extension SessionKeeper {
    public func signIn(through web: any WebSession) async throws(AuthenticationError) {
        let outcome = await signIns.share(nil) { await self.runSignIn(through: web) }
        guard case .failure(.cancelled) = outcome else { return try outcome.get() }
        // The last caller returns once everything is restored, unless it is too late for that.
        if signIns.running.isEmpty { await signInTurns.run {} }
        if state.session == nil { throw .cancelled }
    }

    public func beginSignIn() async throws(AuthenticationError) -> URL {
        try SignIn.check(state)
        return try await rules.begin()
    }

    public func finishSignIn(callback: String) async throws(AuthenticationError) {
        try await finish(callback, arrival: .outside)
    }

    private func runSignIn(through web: any WebSession) async -> Result<Void, AuthenticationError> {
        await signInTurns.run {
            do throws(AuthenticationError) {
                try startSigningIn()
                defer { stopSigningIn() }
                let callback = try await rules.callback(through: web)
                return .success(try await finish(callback, arrival: web.arrival))
            } catch {
                return .failure(error)
            }
        }
    }
}
