import Foundation
import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

@MainActor
struct WatchScreenText {
    /// The text of a screen of the watch, once it has loaded what it shows.
    ///
    /// - Throws: The reason the screen cannot be shown, such as a missing location.
    func text(of screen: WatchScreen) async throws -> TerminalText {
        switch screen {
        case .home(let home):
            await home.load()
            return WatchStatusDocument.text(home.texts)
        case .selection(let selection):
            await selection.load()
            return .lines(selection.all.map { "\($0.accessibilityLabel)" })
        case .confirmation(let selection):
            await selection.load()
            if case .unavailable(let message) = selection.state { throw CommandFailure(message) }
            guard let location = selection.location?.location else { return "" }
            return """
                Ask the phone to log \(location.shownName, .bold)?
                To confirm: momentum sites watch log \(location.id.uuidString)

                """
        }
    }
}
