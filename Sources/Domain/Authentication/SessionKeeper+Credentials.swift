import MomentumDomain

extension SessionKeeper {
    public func credentials() throws(AuthenticationError) -> Credentials {
        if let session = state.session { return numbers.credentials(for: session.token) }
        if case .restoring(let error?) = state { throw error }
        throw numbers.reasonForNone
    }

    public func standing(of credentials: Credentials) -> CredentialStanding {
        numbers.standing(of: credentials, isSignedIn: state.session != nil)
    }

    public func settle() async {
        if checks.running.contains(numbers.generation) { await validate() }
    }
}
