import MomentumSchedulingPresentation
import MomentumTerminal

/// The actions that screens of people and of teams share.
extension PageAction {
    /// Deletes a person or a team after a question, with `subject` as the word for it.
    ///
    /// `perform` asks the view model and confirms, because the key has asked already.
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

    /// Takes the change of somebody else into a form.
    static func takingChange(perform: @escaping @MainActor () -> Void) -> PageAction {
        .now(.control("n"), "take change", "Take what was changed elsewhere.", perform: perform)
    }

    /// Takes the failure of a deletion away.
    static func dismissingDeletion(perform: @escaping @MainActor () -> Void) -> PageAction {
        .now("x", "dismiss", "Take the failure of the deletion away.", perform: perform)
    }
}
