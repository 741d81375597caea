extension SessionKeeper {
    public func signOut() async {
        guard let session = state.session else { return }
        var remark = await leave(.byUser)
        // Cancelling the caller must not stop this: half signed out is the worst state.
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

    /// Removes the account's data from the device.
    ///
    /// - Returns: The failure to delete the stored token.
    private func leave(_ reason: AuthenticationState.Reason) async -> AuthenticationError? {
        // From here on no late answer counts, so nothing under way can undo the sign-out (BX-12).
        generation += 1
        sessionNumber += 1
        space = nil
        change(to: .signingOut)
        for belonging in belongings { await belonging.stopWork(reason) }
        var failure: AuthenticationError?
        do throws(AuthenticationError) {
            // Users who sign out know why; the next run has to show the other reasons.
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
