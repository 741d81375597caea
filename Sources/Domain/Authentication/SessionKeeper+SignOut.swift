extension SessionKeeper {
    public func signOut() async {
        guard let session = state.session else { return }
        var remark = await leave(.byUser)
        // Not to be given up with the task that asked for it: half signed out is the worst state.
        let ending = Task { await self.service.signOut(session.token) }
        if await !ending.value {
            leftBehind = session.token
            remark = remark ?? .signOutIncomplete
        }
        change(to: .signedOut(.byUser, remark: remark))
    }

    public func forgetDeletedAccount() async {
        guard state.session != nil else { return }
        change(to: .signedOut(.accountDeleted, remark: await leave(.accountDeleted)))
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

    /// Takes from the device all that belongs to the account.
    ///
    /// - Returns: What went wrong with the stored token.
    private func leave(_ reason: AuthenticationState.Reason) async -> AuthenticationError? {
        // From here on nothing that is under way can undo it: no answer counts any more (BX-12).
        generation += 1
        sessionNumber += 1
        space = nil
        change(to: .signingOut)
        for belonging in belongings { await belonging.stopWork(reason) }
        var failure: AuthenticationError?
        do throws(AuthenticationError) {
            // A person who signs out knows why; the next run has to tell of the other ends.
            if reason == .byUser {
                try await tokens.delete()
            } else {
                try await tokens.delete(because: reason)
            }
        } catch {
            failure = error
        }
        for belonging in belongings { await belonging.wipe() }
        return failure
    }
}
