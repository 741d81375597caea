import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationPresentation
import MomentumTerminal

extension App {
    /// The keys that work everywhere, with what they do.
    static let generalKeys: [(keys: String, help: String)] = [
        ("↑ ↓ j k", "Move in the list."),
        ("PgUp PgDn Ctrl-U Ctrl-D", "Move by a page."),
        ("g G Home End", "Go to the first or to the last row."),
        ("Tab Shift-Tab", "Go to the next or the previous field."),
        ("1–9", "Open a section; again: go to its first screen."),
        ("[ ]", "Go back or forward to another place."),
        ("/", "Filter the list."),
        (":", "Find an action, a screen or a person by its name."),
        ("?", "Show the keys of this screen."),
        ("u U", "Undo or redo the last change of the records."),
        ("R", "Load again."),
        ("Ctrl-L", "Draw again."),
        ("Esc", "Close what is open, or go back."),
        ("q", "Go back; on the first screen: quit."),
        ("Ctrl-C", "Quit."),
        ("Ctrl-Z", "Suspend."),
    ]

    /// The keys of the screen, and one that signs in where nobody is signed in.
    var actions: [PageAction] {
        let page = page
        guard root.gate != nil, place.route != .authentication(.signIn),
            page.trouble?.asksForSignIn == true
        else { return page.actions }
        // In a field, a letter is text.
        let key: Key = page.state.focus == nil ? "s" : .control("s")
        return page.actions.filter { $0.key != key } + [
            PageAction.now(key, "sign in", "Opens the sign-in, and comes back here.") {
                [weak self] in
                self?.signIn()
            }
        ]
    }

    /// The keys of the screen, then those that work everywhere (TA-11).
    func help() -> AppMenu {
        let actions = actions
        return AppMenu(isLimited: false) { [weak self] text in
            let own = actions.map { action in
                AppMenu.Item(label: action.key.name, text: action.help) { self?.carryOut(action) }
            }
            let general = Self.generalKeys.map { AppMenu.Item(label: $0.keys, text: $0.help) {} }
            return AppMatching.find(text, in: own + general) { "\($0.text) \($0.label)" }
        }
    }
}
