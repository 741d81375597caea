import Foundation
import MomentumTerminal

/// An input or choice on a screen.
@MainActor
struct PageField {
    enum Kind {
        /// A text; `edit` receives each change.
        case text(current: String, edit: (String) -> Void)
        /// One of several values, chosen with ← and →; `choose` receives the index.
        case choice([String], chosen: Int?, choose: (Int) -> Void)
        /// A switch, turned with Space.
        case flag(Bool, turn: () -> Void)
    }

    /// The name, which is unique on a screen and the same in every language.
    let name: String
    let kind: Kind
    /// The identity, which the focus follows; the name of a field whose name does not change.
    let identity: AnyHashable
    /// The work that follows a choice; the application runs it.
    let load: (@MainActor () async -> Void)?

    private init(
        name: String,
        kind: Kind,
        identity: AnyHashable? = nil,
        load: (@MainActor () async -> Void)? = nil
    ) {
        (self.name, self.kind, self.load) = (name, kind, load)
        self.identity = identity ?? AnyHashable(name)
    }

    /// The name in the language of the program, which is the label in linear mode.
    var label: String { translated(name) }

    static func text(
        _ name: String,
        _ current: String,
        identity: AnyHashable? = nil,
        edit: @escaping (String) -> Void
    ) -> PageField {
        PageField(name: name, kind: .text(current: current, edit: edit), identity: identity)
    }

    static func choice(
        _ name: String,
        _ choices: [String],
        chosen: Int?,
        choose: @escaping (Int) -> Void,
        load: (@MainActor () async -> Void)? = nil
    ) -> PageField {
        PageField(name: name, kind: .choice(choices, chosen: chosen, choose: choose), load: load)
    }

    static func flag(_ name: String, _ isOn: Bool, turn: @escaping () -> Void) -> PageField {
        PageField(name: name, kind: .flag(isOn, turn: turn))
    }

    /// The editor of a text; keeps the typed text unless the screen has a different one by now.
    func editor(in state: PageState) -> TextEditor {
        guard case .text(let current, _) = kind else { return TextEditor() }
        if let typed = state.typed[name], typed.text == current { return typed }
        return TextEditor(current)
    }

    func view(in state: PageState, isFocused: Bool) -> View {
        let style: TextStyle = isFocused ? .highlight : .plain
        switch kind {
        case .text:
            return .field(editor(in: state), isFocused: isFocused)
        case .choice(let choices, let chosen, _):
            let name = chosen.flatMap { choices.indices.contains($0) ? choices[$0] : nil } ?? "–"
            return .text("‹ \(name, style) ›").focused(isFocused)
        case .flag(let isOn, _):
            return .text(TerminalText(isOn ? "[x]" : "[ ]", style)).focused(isFocused)
        }
    }

    /// Handles a key in the focused field.
    ///
    /// - Returns: False for a key that the field does not use.
    func press(_ key: Key, in state: PageState) -> Bool {
        switch (kind, key) {
        case (.text(_, let edit), _):
            var editor = editor(in: state)
            guard editor.press(key) else { return false }
            type(editor, in: state, edit)
        case (.choice(let choices, let chosen, let choose), .left),
            (.choice(let choices, let chosen, let choose), .right):
            guard !choices.isEmpty else { return true }
            let step = key == .left ? choices.count - 1 : 1
            choose(
                chosen.map { ($0 + step) % choices.count } ?? (key == .left ? choices.count - 1 : 0)
            )
        case (.flag(_, let turn), .character(" ")):
            turn()
        default:
            return false
        }
        return true
    }

    /// Sets the field to a complete line of text.
    ///
    /// - Returns: False for a text that is not one of ``forms``.
    func set(_ text: String, in state: PageState) -> Bool {
        switch kind {
        case .text(_, let edit): type(TextEditor(text), in: state, edit)
        case .choice(let choices, _, let choose):
            let fits = choices.indices.filter {
                choices[$0].compare(text, options: .caseInsensitive) == .orderedSame
            }
            guard let index = fits.first else { return false }
            choose(index)
        case .flag(let isOn, let turn):
            let (typed, yes) = (text.lowercased(), ["yes", said("yes")])
            guard yes.contains(typed) || ["no", said("no")].contains(typed) else { return false }
            if isOn != yes.contains(typed) { turn() }
        }
        return true
    }

    /// The texts to type for setting the field.
    var forms: String {
        switch kind {
        case .text: said("a text")
        case .choice(let choices, _, _): choices.joined(separator: ", ")
        case .flag: said("yes or no")
        }
    }

    /// Inserts pasted text; a field without text ignores it.
    ///
    /// - Returns: True if the text was inserted.
    func paste(_ text: String, in state: PageState) -> Bool {
        guard case .text(_, let edit) = kind else { return false }
        var editor = editor(in: state)
        editor.paste(text)
        type(editor, in: state, edit)
        return true
    }

    private func type(_ editor: TextEditor, in state: PageState, _ edit: (String) -> Void) {
        state.typed[name] = editor
        edit(editor.text)
    }
}
