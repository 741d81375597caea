import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationPresentation
import MomentumTerminal

extension App {
    /// The keys that work everywhere, with their effects.
    ///
    /// Help performs the first key of a row; `nil` for rows that only make sense on the keyboard.
    private static let generalKeys: [(keys: String, help: String, key: Key?)] = [
        ("↑ ↓ j k", "Move in the list.", nil),
        ("PgUp PgDn Ctrl-U Ctrl-D", "Move by a page.", .pageUp),
        ("g G Home End", "Go to the first or to the last row.", "g"),
        ("Tab Shift-Tab", "Go to the next or the previous field.", .tab),
        ("[ ]", "Go back or forward to another place.", "["),
        ("/", "Filter the list.", "/"),
        (":", "Find an action, a screen or a person by its name.", ":"),
        ("?", "Show the keys of this screen.", "?"),
        ("u U", "Undo or redo the last change of the records.", "u"),
        ("R", "Load again.", "R"),
        ("Esc", "Close what is open, or go back.", .escape),
        ("q", "Go back; on the first screen: quit.", "q"),
        ("Ctrl-C", "Quit.", .control("c")),
    ]
    /// The general keys that do not exist line by line.
    private static let screenKeys: [(keys: String, help: String, key: Key?)] = [
        ("1–9", "Open a section; again: go to its first screen.", nil),
        ("Ctrl-L", "Draw again.", .control("l")),
        ("Ctrl-Z", "Suspend.", nil),
    ]

    /// The keys of the screen, and a sign-in key if no account is signed in.
    var actions: [PageAction] {
        let page = page
        guard root.gate != nil, place.route != .authentication(.signIn),
            page.trouble?.asksForSignIn == true
        else { return page.actions }
        // In a field, a letter is text.
        let key: Key = page.state.focus == nil ? "s" : .control("s")
        return page.actions.filter { $0.key != key } + [
            PageAction.now(key, "sign in", "Open the sign-in, and come back here.") {
                [weak self] in
                self?.open(.authentication(.signIn))
            }
        ]
    }

    /// The keys of the screen, then those that work everywhere (TA-11).
    ///
    /// - Parameter isLinear: True to leave out keys that mean nothing line by line.
    /// - Returns: A menu of rows, which can be chosen if a single key performs them.
    func help(isLinear: Bool = false) -> AppMenu {
        let (actions, subject) = (actions, page.subject)
        return AppMenu(isLimited: false) { [weak self] text in
            let own = actions.map { action in
                AppMenu.Item(
                    label: action.key.name,
                    text: action.help,
                    source: action.source
                ) { self?.carryOut(action, on: subject) }
            }
            let keys = Self.generalKeys + (isLinear ? [] : Self.screenKeys)
            let general = keys.map { row in
                AppMenu.Item(label: row.keys, text: translated(row.help), source: row.help) {
                    guard let key = row.key else {
                        self?.say(.said("Press \(row.keys)."))
                        return
                    }
                    _ = self?.receive(.key(key))
                }
            }
            return AppMatching.find(text, in: own + general) {
                "\($0.text) \($0.label)"
            } also: {
                $0.source
            }
        }
    }
}
