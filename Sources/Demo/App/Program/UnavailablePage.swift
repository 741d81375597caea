import MomentumPresentation
import MomentumTerminal

/// A screen that could not be made.
final class UnavailablePage: AppPage {
    let state = PageState()
    let title: String
    let trouble: ErrorMessage?

    init(_ title: String, _ message: ErrorMessage) {
        self.title = title
        trouble = message
    }

    var view: View { .text("This screen cannot be shown.") }
    var actions: [PageAction] { [] }

    func load() async {}
}
