import MomentumAuthenticationDomain

extension SessionKeeper {
    /// Follows the program between foreground and background as long as the keeper lives.
    nonisolated func follow(_ foreground: any ForegroundSource) {
        Task { [weak self] in
            for await isInSight in foreground.changes() {
                guard let self else { return }
                if isInSight { await enteredForeground() } else { await enteredBackground() }
            }
        }
    }
}
