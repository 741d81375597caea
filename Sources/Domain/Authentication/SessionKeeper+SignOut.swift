extension SessionKeeper {
    public func signOut() async {
        guard let session = state.session else { return }
        // From here on nothing that is under way can undo it: no answer counts any more (BX-12).
        generation += 1
        sessionNumber += 1
        space = nil
        change(to: .signingOut)
        for belonging in belongings { await belonging.stopWork() }
        var remark: AuthenticationError?
        do throws(AuthenticationError) { try await tokens.delete() } catch { remark = error }
        for belonging in belongings { await belonging.wipe() }
        // Not to be given up with the task that asked for it: half signed out is the worst state.
        let ending = Task { await self.service.signOut(session.token) }
        if await !ending.value {
            leftBehind = session.token
            remark = remark ?? .signOutIncomplete
        }
        change(to: .signedOut(.byUser, remark: remark))
    }

    public func retrySignOut() async {
        guard let token = leftBehind else { return }
        if await service.signOut(token), leftBehind == token {
            dismissSignOutRemark()
        }
    }

    public func dismissSignOutRemark() {
        leftBehind = nil
        if case .signedOut(let reason, _) = state {
            change(to: .signedOut(reason, remark: nil))
        }
    }
}
