/// A key pressed at a terminal, alone or with a modifier.
package enum Key: Hashable, Sendable {
    case character(Character)
    /// A lower-case letter with Ctrl.
    case control(Character)
    /// A character with Alt.
    case alt(Character)
    case enter
    case escape
    case tab
    /// The key Shift-Tab.
    case backTab
    case backspace
    case delete
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown

    /// The name on the key line and in help.
    package var name: String {
        switch self {
        case .character(" "): "Space"
        case .character(let character): String(character)
        case .control(let character): "Ctrl-\(character.uppercased())"
        case .alt(let character): "Alt-\(character.uppercased())"
        case .enter: "Enter"
        case .escape: "Esc"
        case .tab: "Tab"
        case .backTab: "Shift-Tab"
        case .backspace: "Backspace"
        case .delete: "Delete"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        }
    }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    package init(extendedGraphemeClusterLiteral character: Character) {
        self = .character(character)
    }
}
