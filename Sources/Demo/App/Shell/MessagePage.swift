import MomentumPresentation
import MomentumTerminal

/// A screen that only says something, such as the reason why another one could not be made.
final class MessagePage: AppPage {
    let state = PageState()
    let title: String
    let trouble: ErrorMessage?
    private let text: TerminalText

    init(_ title: String, _ text: TerminalText) {
        (self.title, self.text, trouble) = (title, text, nil)
    }

    /// The page in place of a screen that could not be made.
    init(_ title: String, unavailable reason: ErrorMessage) {
        (self.title, text, trouble) = (title, "This screen cannot be shown.", reason)
    }

    var view: View { .column(text.lines.map(View.paragraph)) }
    var actions: [PageAction] { [] }

    func load() async {}
}
