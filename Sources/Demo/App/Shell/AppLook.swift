import MomentumTerminal
import Observation

/// The look of the application, which is kept between runs (TA-23), and what of it moves.
@MainActor
@Observable
final class AppLook {
    private(set) var theme = TerminalTheme.auto
    /// True if clicks are taken, which a terminal otherwise selects text with (TA-18).
    private(set) var hasMouse = false

    func choose(_ theme: TerminalTheme) {
        self.theme = theme
    }

    func takeMouse(_ isOn: Bool) {
        hasMouse = isOn
    }
}
