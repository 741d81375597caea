import MomentumTerminal

/// A key of a screen, its name, what it does and when it applies.
@MainActor
struct PageAction {
    /// The result of an action, for the status line.
    enum Outcome: Equatable {
        /// Nothing needs to be said: the screen shows it.
        case done
        /// A sentence.
        case said(TerminalText)
        /// A sentence about changed records, after which `u` takes the change back.
        case changed(TerminalText)
        /// A sentence about a change that was taken back, after which `U` makes it again.
        case undone(TerminalText)
    }

    let key: Key
    /// One or two words for the line of keys.
    let name: String
    /// A sentence for help and palette.
    let help: String
    /// Asked before it is carried out; `nil` for an action that can be taken back.
    let question: String?
    let perform: @MainActor () async -> Outcome

    /// `perform` runs while the screen stays usable; its outcome is said when it ends.
    init(
        _ key: Key,
        _ name: String,
        _ help: String,
        asking question: String? = nil,
        perform: @escaping @MainActor () async -> Outcome
    ) {
        self.key = key
        self.name = name
        self.help = help
        self.question = question
        self.perform = perform
    }

    /// An action that takes no time and says nothing.
    ///
    /// It is no initializer: a closure with an outcome would fit both, and the outcome be dropped.
    static func now(
        _ key: Key,
        _ name: String,
        _ help: String,
        perform: @escaping @MainActor () -> Void
    ) -> PageAction {
        PageAction(key, name, help) {
            perform()
            return .done
        }
    }
}
