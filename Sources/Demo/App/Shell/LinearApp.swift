import MomentumCommandLine
import MomentumPresentation
import MomentumTerminal

/// The application line by line, for screen readers and slow connections (TA-30).
///
/// A screen is printed once in reading order, with numbered actions. An input line is a number, a
/// key name, a palette command after a colon, a filter after a slash, or field text as `Name=text`.
/// Afterwards only the changed lines are printed.
@MainActor
struct LinearApp {
    private let app: App
    private let console: Console
    private let isASCII: Bool

    init(_ app: App, _ console: Console, isASCII: Bool = false) {
        self.app = app
        self.console = console
        self.isASCII = isASCII
    }

    func run() async throws {
        var shown: (place: AppPlace, lines: [TerminalText])?
        while !app.hasEnded {
            try Task.checkCancellation()
            await load()
            let lines = lines
            let known = shown?.place == app.place ? shown?.lines ?? [] : []
            show(lines.filter { !known.contains($0) })
            shown = (app.place, lines)
            if console.traits.isInputTerminal { console.warn("> ") }
            guard let line = try await console.input.nextLine() else { break }
            if line.hasPrefix(":") {
                // The palette loads the names of people before the first line needs them.
                _ = app.palette()
                await app.work.settle()
            }
            if let answer = receive(line) { show([answer]) }
        }
    }

    private func show(_ lines: [TerminalText]) {
        console.show(.lines(isASCII ? lines.map(\.ascii) : lines))
    }

    /// Waits for the work of the screen, which starts when it is first shown, and of any screen
    /// that opens because of it.
    private func load() async {
        var place: AppPlace?
        while place != app.place {
            place = app.place
            _ = app.page
            await app.work.settle()
        }
    }

    /// The screen in reading order, its message, and its actions with their numbers.
    private var lines: [TerminalText] {
        app.recordStatusIsSeen()
        let page = app.page
        page.state.isLinear = true
        var lines: [TerminalText] = [app.owner.mark + TerminalText(path: app.title)]
        if !page.remark.isEmpty { lines.append(page.remark) }
        lines += page.view.lines()
        if let trouble = app.troubleSentence { lines.append("Trouble: \(trouble)") }
        if let question = app.status.question { lines.append("\(question.text) \("y/N")") }
        if let message = app.status.message { lines.append(message + " " + app.status.hint) }
        lines += app.actions.enumerated().map {
            "\($0 + 1) \($1.help) (\(translated($1.key.name)))"
        }
        lines += page.fields.map { "Field “\($0.label)”: type \($0.label)= and \($0.forms)" }
        return lines.filter { !$0.isEmpty }
    }

    /// Carries out a line.
    ///
    /// - Returns: The answer to a line without effect; `nil` for all other lines.
    private func receive(_ line: String) -> TerminalText? {
        let page = app.page
        let refusal: TerminalText =
            "“\(line)” is nothing here. Type a number, a key, or ? for help."
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
        if line.hasPrefix(":") {
            var menu = app.palette()
            menu.paste(String(line.dropFirst()))
            guard line.count > 1, let item = menu.chosen else {
                return "Type the name of an action or a screen after the colon, such as :history."
            }
            item.perform()
            app.settle()
            return nil
        }
        if let number = Int(line), number > 0 {
            guard number <= app.actions.count else { return refusal }
            app.carryOut(app.actions[number - 1])
            app.settle()
            return nil
        }
        if let (field, text) = typed(line, on: page) {
            return field.set(text, in: page.state) ? nil : "\(field.label) takes \(field.forms)."
        }
        guard !line.isEmpty else {
            return "Type a number, a key such as Enter, or ? for help."
        }
        guard let key = Self.key(named: line) else { return refusal }
        // A character is a key here, so no field may have the focus. Field text is entered as
        // `Name=text`.
        if case .character = key { page.state.focus = nil }
        _ = app.receive(.key(key))
        return nil
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
