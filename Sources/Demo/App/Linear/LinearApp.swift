import MomentumCommandLine
import MomentumPresentation
import MomentumTerminal

/// The application line by line, for screen readers and slow connections (TA-30).
///
/// A screen is printed once in reading order, with numbered actions. An input line is a number, a
/// key name, a palette command after a colon, a filter after a slash, or field text as `Name=text`.
/// Afterwards only the changed lines are printed. A number or a key does only what was printed.
@MainActor
final class LinearApp {
    private let app: App
    private let console: Console
    private let isASCII: Bool
    /// The last screen; `nil` before the next one is printed whole.
    private var printed: LinearScreen?

    init(_ app: App, _ console: Console, isASCII: Bool = false) {
        self.app = app
        self.console = console
        self.isASCII = isASCII
    }

    /// Prints screens and reads lines until the application or the input ends.
    func run() async throws {
        while !app.hasEnded {
            await load()
            try Task.checkCancellation()
            printScreen(isAnswer: true)
            if console.traits.isInputTerminal { console.warn("> ") }
            guard let line = try await nextLine() else { break }
            if line.hasPrefix(":") {
                // The palette loads the names of people before the first line needs them.
                _ = app.palette()
                await settle()
            }
            if let answer = receive(line) { show([answer]) }
        }
    }

    /// The next line.
    ///
    /// News of a long action is printed during the wait.
    private func nextLine() async throws -> String? {
        let news = Task {
            while app.work.isActing, !Task.isCancelled {
                let wasAsked = app.page.isAsked
                await app.work.settle { [app] in app.page.isAsked && !wasAsked }
                guard !Task.isCancelled else { return }
                if printScreen(isAnswer: false), console.traits.isInputTerminal {
                    console.warn("> ")
                }
            }
        }
        defer { news.cancel() }
        return try await console.input.nextLine()
    }

    private func show(_ lines: [TerminalText]) {
        console.show(.lines(isASCII ? lines.map(\.ascii) : lines))
    }

    /// Waits for the work of the screen, which starts when it is first shown, and of any screen
    /// that opens because of it.
    private func load() async {
        var place: AppPlace?
        while place != app.place, !Task.isCancelled {
            place = app.place
            _ = app.page
            await settle()
        }
    }

    private func settle() async {
        await app.work.settle { [app] in app.page.isAsked }
    }

    /// Prints the lines of the screen that are not printed yet.
    ///
    /// - Parameter isAnswer: True after a line of input, which always gets the question, the
    ///   trouble and a new message for an answer, even if it is the same as before.
    /// - Returns: False if nothing was to be printed.
    @discardableResult
    private func printScreen(isAnswer: Bool) -> Bool {
        // The highlight stays on its record, as in a frame.
        app.page.followHighlight()
        app.page.state.isLinear = true
        let screen = LinearScreen(of: app)
        app.recordStatusIsSeen()
        let lines = screen.lines(after: printed, isAnswer: isAnswer)
        show(lines)
        printed = screen
        return !lines.isEmpty
    }

    /// Carries out a line.
    ///
    /// - Returns: The answer to a line without effect; `nil` for all other lines.
    private func receive(_ line: String) -> TerminalText? {
        app.settle()
        app.page.followHighlight()
        let page = app.page
        let refusal: TerminalText =
            "“\(line)” is nothing here. Type a number, a key, or ? for help."
        guard printed?.question == app.status.question?.text else { return refuseChange() }
        if app.status.question != nil {
            guard let key = Self.key(named: line) else { return refusal }
            _ = app.receive(.key(key))
            return nil
        }
        if line == "?" { return help }
        if line.hasPrefix("/") {
            guard page.canFilter else { return "Nothing can be filtered here." }
            app.setFilter(String(line.dropFirst()), of: page)
            return nil
        }
        if line.hasPrefix(":") { return find(String(line.dropFirst())) }
        if let number = Int(line), number > 0 {
            guard let actions = printed?.actions, number <= actions.count else { return refusal }
            return carryOut(actions[number - 1])
        }
        if let (field, text) = typed(line, on: page) {
            guard printed?.place == app.place, printed?.subject == page.subject else {
                return refuseChange()
            }
            guard field.set(text, in: page.state) else {
                return "\(field.label) takes \(field.forms)."
            }
            app.loadChoice(of: field)
            return nil
        }
        guard !line.isEmpty else {
            return "Type a number, a key such as Enter, or ? for help."
        }
        guard let key = Self.key(named: line) else { return refusal }
        let actions = (printed?.actions ?? []) + app.actions
        if let action = actions.first(where: { $0.key == key }), !isPrinted(action) {
            return refuseChange()
        }
        // A character is a key here, so no field may have the focus. Field text is entered as
        // `Name=text`.
        if case .character = key { page.state.focus = nil }
        _ = app.receive(.key(key))
        return nil
    }

    /// Opens or carries out what the palette finds first.
    private func find(_ text: String) -> TerminalText? {
        var menu = app.palette()
        menu.paste(text)
        guard !text.isEmpty, let item = menu.chosen else {
            return "Type the name of an action or a screen after the colon, such as :history."
        }
        if let action = app.actions.first(where: { $0.help == item.text }) {
            return carryOut(action)
        }
        item.perform()
        app.settle()
        return nil
    }

    /// Carries out an action unless it, or the record that it is for, is not the printed one.
    private func carryOut(_ action: PageAction) -> TerminalText? {
        guard isPrinted(action), let action = app.actions.first(where: action.isSame) else {
            return refuseChange()
        }
        app.carryOut(action)
        app.settle()
        return nil
    }

    /// True if an action is printed and still there, for the same record.
    private func isPrinted(_ action: PageAction) -> Bool {
        let now = LinearScreen(of: app)
        return printed?.offers(action, on: now.place, for: now.highlight) == true
            && now.offers(action, on: now.place, for: now.highlight)
    }

    /// Refuses a line about a screen that is not the printed one, and has it printed whole.
    private func refuseChange() -> TerminalText {
        printed = nil
        return App.screenChanged
    }

    /// The field that `Name=text` names, in the language of the screen or in English.
    private func typed(_ line: String, on page: any AppPage) -> (PageField, String)? {
        page.fields.lazy.flatMap { field in [field.label, field.name].map { (field, $0) } }
            .first { line.hasPrefix("\($1)=") }
            .map { ($0, String(line.dropFirst($1.count + 1))) }
    }

    /// The keys of the screen and the general keys.
    private var help: TerminalText {
        let keys = app.help(isLinear: true).items.map { TerminalText("\($0.label): \($0.text)") }
        let forms: [TerminalText] = [
            "A number carries out the action in front of which it stands.",
            "Name=text types into a field, /text filters a list, :text finds by name.",
        ]
        return .joined(keys + forms, separator: "\n")
    }

    private static func key(named name: String) -> Key? {
        let named: [Key] = [
            .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .home,
            .end, .pageUp, .pageDown, " ",
        ]
        let words: [String: Key] = ["up": .up, "down": .down, "left": .left, "right": .right]
        let low = name.lowercased()
        let key = named.first {
            [$0.name, translated($0.name)].contains { $0.lowercased() == low }
        }
        if let key = words[low] ?? key { return key }
        if low.hasPrefix("ctrl-"), low.count == 6, let letter = low.last { return .control(letter) }
        guard name.count == 1, let character = name.first else { return nil }
        return .character(character)
    }
}
