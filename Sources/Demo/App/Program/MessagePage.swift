import MomentumPresentation
import MomentumTerminal

/// A screen with only a message, such as the reason another one could not be created.
final class MessagePage: AppPage {
    let state = PageState()
    let title: String
    let trouble: ErrorMessage?
    private let text: TerminalText
    /// Creates the screen again; `nil` if there is nothing to retry.
    private let reopen: (@MainActor () -> Void)?

    init(_ title: String, _ text: TerminalText) {
        (self.title, self.text, trouble, reopen) = (title, text, nil, nil)
    }

    /// The page in place of a screen that could not be created; `reopen` tries again (NV-21).
    init(
        _ title: String,
        unavailable reason: ErrorMessage,
        reopen: @escaping @MainActor () -> Void
    ) {
        (self.title, text, trouble) = (title, "This screen cannot be shown.", reason)
        self.reopen = reopen
    }

    var view: View { .column(text.lines.map(View.paragraph)) }
    var actions: [PageAction] {
        reopen.map { [.now("r", "retry", "Try to open the screen again.", perform: $0)] } ?? []
    }

    func load() async {}
}
