import MomentumPresentation
import MomentumTerminal

/// One screen of the application: a function from a view model to a view, and a table of keys.
///
/// The application draws `view` under observation, so the next frame shows a change of the view
/// model or of ``state``. A page draws the states of its view model; the application draws title,
/// trouble, keys, help and questions.
@MainActor
protocol AppPage: AnyObject {
    /// The highlight, the focus and the texts being typed.
    var state: PageState { get }
    /// The name of the screen.
    var title: String { get }
    /// True if the title is a name that people gave, which no language replaces.
    var isTitleAName: Bool { get }
    /// The text to the right of the title, such as a count.
    var remark: TerminalText { get }
    /// The content of the screen.
    var view: View { get }
    /// The keys of the screen, most important first.
    var actions: [PageAction] { get }
    /// The fields of the screen, in Tab order.
    var fields: [PageField] { get }
    /// True if the first keys are text, even for a field that is there only once the screen has
    /// loaded; keys typed before wait for it.
    var opensInField: Bool { get }
    /// The number of rows in the list of ``PageState/row``; 0 without a list.
    var count: Int { get }
    /// The identity of the record in a row, which the highlight follows. `row` is at least 0 and
    /// below ``count``; `nil` keeps the highlight on its line.
    func identity(ofRow row: Int) -> AnyHashable?
    /// The records that the actions act on, as the screen shows them; `nil` without any.
    ///
    /// A key meant for other ones is refused where the screen may be out of sight: line by line,
    /// and under a menu.
    var subject: AnyHashable? { get }
    /// The failure next to the content.
    var trouble: ErrorMessage? { get }
    /// The age of the content, such as `synced 4 min ago`.
    var freshness: TerminalText { get }
    /// True while leaving would lose typed text.
    var isUnsaved: Bool { get }
    /// True once the page shows the outcome of its purpose; it starts again when reopened.
    var isFinished: Bool { get }
    /// True while a running action waits for text from the user.
    var isAsked: Bool { get }
    /// True if `/` edits a filter, which ``filtered()`` applies.
    var canFilter: Bool { get }
    /// Loads the content; called when the screen opens and for `R`.
    func load() async
    /// The user has come to the screen, for the first time or again.
    func appear() async
    /// Works as long as the screen is shown, such as keeping the time.
    func stay() async
    /// The row at a line and column of the picture, for a click.
    func row(atLine line: Int, column: Int) -> Int?
    /// Called after the highlight moved, so that rows near the end of a list load more.
    func moved()
    /// Called after ``PageState/filter`` has changed.
    func filtered() async
}

extension AppPage {
    var isTitleAName: Bool { false }
    /// The title in the language of the running task.
    var shownTitle: String { isTitleAName ? title : translated(title) }
    var remark: TerminalText { "" }
    var fields: [PageField] { [] }
    var opensInField: Bool { false }
    var count: Int { 0 }
    func identity(ofRow row: Int) -> AnyHashable? { nil }
    var subject: AnyHashable? { nil }
    var trouble: ErrorMessage? { nil }
    var freshness: TerminalText { "" }
    var isUnsaved: Bool { false }
    var isFinished: Bool { false }
    var isAsked: Bool { false }
    var canFilter: Bool { false }
    func appear() async {}
    func stay() async {}
    func moved() {}
    func row(atLine line: Int, column: Int) -> Int? { nil }
    func filtered() async {}

    /// Keeps the highlight on its record and the focus on its field; see
    /// ``PageState/keepHighlight(count:identity:)`` and ``PageState/keepFocus(on:)``.
    func followHighlight() {
        state.keepHighlight(count: count, identity: identity)
        if state.focus != nil { state.keepFocus(on: fields.map(\.identity)) }
    }

    /// Focuses a field, even one that appears only once the screen has loaded.
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
    /// The action that loads again after a failure; empty without a failure.
    var retry: [PageAction] { retrying { [self] in await load() } }

    /// The action after a failure, for a page with its own way to retry; empty without a failure.
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
