import MomentumTerminal
import Observation

/// The look of the application, which persists between runs (TA-23), and its animation.
@MainActor
@Observable
final class AppLook {
    private(set) var theme = TerminalTheme.auto
    /// True if the application handles clicks, with which a terminal otherwise selects text
    /// (TA-18).
    private(set) var hasMouse = false

    func choose(_ theme: TerminalTheme) {
        self.theme = theme
    }

    func takeMouse(_ isOn: Bool) {
        hasMouse = isOn
    }
}
