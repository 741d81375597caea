import MomentumTerminal

/// A screen that only says something.
final class MessagePage: AppPage {
    let state = PageState()
    let title: String
    private let text: TerminalText

    init(_ title: String, _ text: TerminalText) {
        self.title = title
        self.text = text
    }

    var view: View { .column(text.lines.map(View.paragraph)) }
    var actions: [PageAction] { [] }

    func load() async {}
}
