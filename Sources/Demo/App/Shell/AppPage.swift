import MomentumPresentation
import MomentumTerminal

/// One screen of the application: a function from a view model to a view, and a table of keys.
///
/// The application draws `view` under observation, so a change of the view model or of ``state``
/// is on the terminal with the next frame. A page draws the states of its view model; the
/// application draws title, trouble, keys, help and questions.
@MainActor
protocol AppPage: AnyObject {
    /// The highlight, the focus and the texts being typed.
    var state: PageState { get }
    /// The name of the screen.
    var title: String { get }
    /// The text at the right of the title, such as a count.
    var remark: TerminalText { get }
    /// The content of the screen.
    var view: View { get }
    /// The keys of the screen, the most important ones first.
    var actions: [PageAction] { get }
    /// The fields to type into, in the order of Tab.
    var fields: [PageField] { get }
    /// The rows of the list that ``PageState/row`` is in; 0 without one.
    var count: Int { get }
    /// The identity of a row whose record the highlight follows, from 0 to below ``count``; `nil`
    /// where the highlight stays on its line.
    func identity(ofRow row: Int) -> AnyHashable?
    /// The failure beside what is shown.
    var trouble: ErrorMessage? { get }
    /// The age of the content, such as `synced 4 min ago`.
    var freshness: TerminalText { get }
    /// True while something typed would be lost by leaving.
    var isUnsaved: Bool { get }
    /// True once it shows the outcome of what it was opened for; opened again, it begins anew.
    var isFinished: Bool { get }
    /// True if `/` types a filter, which ``filtered()`` carries out.
    var canFilter: Bool { get }
    /// Loads what the screen shows; called when it opens and by `R`.
    func load() async
    /// The user has come to the screen, for the first time or again.
    func appear() async
    /// Works as long as the screen is shown, such as keeping the time.
    func stay() async
    /// The row that a click on the picture means, at a line and a column of it.
    func row(atLine line: Int, column: Int) -> Int?
    /// The highlight has moved, so that rows near the end of a list load more.
    func moved()
    /// ``PageState/filter`` has changed.
    func filtered() async
}

extension AppPage {
    var remark: TerminalText { "" }
    var fields: [PageField] { [] }
    var count: Int { 0 }
    func identity(ofRow row: Int) -> AnyHashable? { nil }
    var trouble: ErrorMessage? { nil }
    var freshness: TerminalText { "" }
    var isUnsaved: Bool { false }
    var isFinished: Bool { false }
    var canFilter: Bool { false }
    func appear() async {}
    func stay() async {}
    func moved() {}
    func row(atLine line: Int, column: Int) -> Int? { nil }
    func filtered() async {}

    /// Keeps the highlight on its record; see ``PageState/keepHighlight(count:identity:)``.
    func followHighlight() {
        state.keepHighlight(count: count, identity: identity)
    }

    /// Gives the focus to a field, also to one that is shown once the screen has loaded.
    func focus(on name: String) {
        state.firstField = name
        if let index = fields.firstIndex(where: { $0.name == name }) { state.focus = index }
    }

    /// The view of a field by its name, for ``view``.
    func field(_ name: String) -> View {
        guard let index = fields.firstIndex(where: { $0.name == name }) else { return .blank }
        return fields[index].view(in: state, isFocused: state.focus == index)
    }
}

extension AppPage {
    /// The action that loads again after a failure; none without one.
    var retry: [PageAction] { retrying { [self] in await load() } }

    /// The action after a failure, for a page with another way to try again; none without one.
    func retrying(_ again: @escaping @MainActor () async -> Void) -> [PageAction] {
        guard trouble != nil else { return [] }
        // In a field, a letter is text.
        let key: Key = state.focus == nil ? "r" : .control("r")
        return [
            PageAction(key, "retry", "Try again to load what could not be loaded.") {
                await again()
                return .done
            }
        ]
    }
}
