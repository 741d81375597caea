import MomentumTerminal

/// A key of a screen, with its name, its effect and its condition.
@MainActor
struct PageAction {
    /// The result of an action, for the status line.
    enum Outcome: Equatable {
        /// No message is needed: the screen shows the outcome.
        case done
        /// A sentence.
        case said(TerminalText)
        /// A sentence about changed records; `u` then undoes the change.
        case changed(TerminalText)
        /// A sentence about an undone change; `U` then redoes it.
        case undone(TerminalText)
    }

    let key: Key
    /// One or two words for the line of keys, in the language of the program.
    let name: String
    /// A sentence for help and palette, in the language of the program.
    let help: String
    /// The sentence as in the source, by which the palette finds the action in any language.
    let source: String
    /// The question before the action; `nil` if the action can be undone.
    let question: String?
    let perform: @MainActor () async -> Outcome
    /// The effect of an action that waits for nothing; `nil` for others.
    private(set) var immediate: (@MainActor () -> Void)?

    /// True for the same key with the same effect.
    func isSame(as other: PageAction) -> Bool { key == other.key && source == other.source }

    /// `perform` runs while the screen stays usable; its outcome is reported at the end.
    init(
        _ key: Key,
        _ name: String,
        _ help: String,
        asking question: String? = nil,
        perform: @escaping @MainActor () async -> Outcome
    ) {
        self.key = key
        self.name = translated(name)
        self.help = translated(help)
        source = help
        self.question = question.map(translated)
        self.perform = perform
    }

    /// An action that is immediate and reports nothing.
    ///
    /// It is not an initializer: a closure with an outcome would match both, and its outcome would
    /// be dropped.
    static func now(
        _ key: Key,
        _ name: String,
        _ help: String,
        perform: @escaping @MainActor () -> Void
    ) -> PageAction {
        var action = PageAction(key, name, help) {
            perform()
            return .done
        }
        action.immediate = perform
        return action
    }
}
