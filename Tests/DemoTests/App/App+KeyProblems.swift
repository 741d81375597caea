import MomentumTerminal

@testable import MomentumDemo

extension App {
    /// The keys that work on every screen; `r` is left for trying again.
    private static let general: Set<Key> = [
        .up, .down, "j", "k", .pageUp, .pageDown, .control("u"), .control("d"), "g", "G", .home,
        .end, .escape, .tab, .backTab, "1", "2", "3", "4", "5", "6", "7", "8", "9", "[", "]", "/",
        ":", "?", "u", "U", "R", .control("l"), "q", .control("c"), .control("z"),
        // A terminal sends these as Backspace, Tab and Enter.
        .control("h"), .control("i"), .control("j"), .control("m"),
    ]

    /// The faults in the table of keys of the screen on top (TA-6).
    var keyProblems: [String] { Self.keyProblems(of: page.actions) }

    static func keyProblems(of actions: [PageAction]) -> [String] {
        var seen: Set<Key> = []
        return actions.compactMap { action in
            if general.contains(action.key) { return "\(action.key.name) is taken" }
            return seen.insert(action.key).inserted ? nil : "\(action.key.name) stands twice"
        }
    }
}
