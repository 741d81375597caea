import MomentumSchedulingPresentation
import MomentumTerminal

/// The actions that screens of people and of teams share.
extension PageAction {
    /// Deletes a person or team after a question that names it by the word `subject`.
    ///
    /// `perform` asks the view model and confirms at once, because the key has already asked.
    static func deletion(
        of subject: String,
        _ name: String,
        perform: @escaping @MainActor () async -> DeletionState
    ) -> PageAction {
        PageAction(
            "d",
            "delete",
            "Delete the \(subject), after a question.",
            asking: "Delete \(name)?"
        ) { await perform().outcome(of: name) }
    }

    /// Takes another user's change over into a form.
    static func takingChange(perform: @escaping @MainActor () -> Void) -> PageAction {
        .now(.control("n"), "take change", "Take what was changed elsewhere.", perform: perform)
    }

    /// Dismisses the failure of a deletion.
    static func dismissingDeletion(perform: @escaping @MainActor () -> Void) -> PageAction {
        .now("x", "dismiss", "Take the failure of the deletion away.", perform: perform)
    }
}
