import MomentumTerminal

extension AppPage {
    /// The action that loads again after a failure; none without one.
    var retry: [PageAction] {
        guard trouble != nil else { return [] }
        // In a field, a letter is text.
        let key: Key = state.focus == nil ? "r" : .control("r")
        return [
            PageAction(key, "retry", "Tries again to load what could not be loaded.") { [self] in
                await load()
                return .done
            }
        ]
    }
}
