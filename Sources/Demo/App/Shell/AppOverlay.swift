import MomentumTerminal

/// A menu that covers a screen and receives the keys.
struct AppOverlay {
    /// The raw value is the title.
    enum Kind: String {
        /// The keys of the screen.
        case help = "Keys"
        /// Everything that can be done and opened.
        case palette = "Go to"
    }

    let kind: Kind
    let menu: AppMenu

    @MainActor var view: View { menu.view(.translated(kind.rawValue)) }

    /// The overlay after a change of its menu.
    func changed(_ change: (inout AppMenu) -> Void) -> AppOverlay {
        var menu = menu
        change(&menu)
        return AppOverlay(kind: kind, menu: menu)
    }
}
