import MomentumCommandLine
import MomentumPresentation
import MomentumTerminal

/// The application line by line, for screen readers and slow lines (TA-30).
///
/// A screen is printed once in reading order with its actions numbered. A line that is read is a
/// number, the name of a key, a command of the palette after a colon, or the text of a field as
/// `Name=text`. After it, the lines that have changed are printed.
@MainActor
struct LinearApp {
    private let app: App
    private let console: Console

    init(_ app: App, _ console: Console) {
        self.app = app
        self.console = console
    }

    func run() async throws {
        var shown: [TerminalText] = []
        while !app.hasEnded {
            try Task.checkCancellation()
            await load()
            let lines = lines
            let news = lines.filter { !shown.contains($0) }
            console.show(.lines(news))
            shown = lines
            if console.traits.isInputTerminal { console.warn("> ") }
            guard let line = try await console.input.nextLine() else { break }
            if !receive(line) {
                console.show("“\(line)” is nothing here. Type a number, a key, or ? for help.\n")
            }
        }
    }

    /// Waits for the work of the screen, which begins when it is first shown, and of the one that
    /// this work may open.
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
        let page = app.page
        var lines: [TerminalText] = ["\(app.title, .bold)"]
        if !page.remark.isEmpty { lines.append(page.remark) }
        lines += page.view.lines()
        if let trouble = page.trouble { lines.append("Trouble: \(trouble.sentence)") }
        if let question = app.status.question { lines.append("\(question.text) y/N") }
        if let message = app.status.message { lines.append(message + " " + app.status.hint) }
        lines += page.actions.enumerated().map { "\($0 + 1) \($1.help) (\($1.key.name))" }
        lines += page.fields.map { "Field “\($0.name)”: type \($0.name)=…" }
        return lines.filter { !$0.isEmpty }
    }

    /// - Returns: False for a line that means nothing.
    private func receive(_ line: String) -> Bool {
        let page = app.page
        if app.status.question == nil, let number = Int(line), number > 0 {
            guard number <= page.actions.count else { return false }
            app.carryOut(page.actions[number - 1])
            app.settle()
            return true
        }
        if line.hasPrefix(":"), line.count > 1 {
            var menu = app.palette()
            menu.paste(String(line.dropFirst()))
            guard let item = menu.chosen else { return false }
            item.perform()
            app.settle()
            return true
        }
        if let field = page.fields.first(where: { line.hasPrefix("\($0.name)=") }) {
            return set(field, to: String(line.dropFirst(field.name.count + 1)), on: page)
        }
        guard let key = Self.key(named: line) else { return false }
        _ = app.receive(.key(key))
        return true
    }

    private func set(_ field: PageField, to text: String, on page: any AppPage) -> Bool {
        switch field.kind {
        case .text(_, let edit):
            page.state.typed[field.name] = TextEditor(text)
            edit(text)
        case .choice(let choices, _, let choose):
            guard let index = choices.firstIndex(of: text) else { return false }
            choose(index)
        case .flag(_, let turn):
            turn()
        }
        return true
    }

    private static func key(named name: String) -> Key? {
        let named: [Key] = [
            .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .home,
            .end, .pageUp, .pageDown, " ",
        ]
        let words: [String: Key] = ["up": .up, "down": .down, "left": .left, "right": .right]
        let low = name.lowercased()
        if low.isEmpty { return .enter }
        if let key = words[low] ?? named.first(where: { $0.name.lowercased() == low }) {
            return key
        }
        if low.hasPrefix("ctrl-"), low.count == 6, let letter = low.last { return .control(letter) }
        guard name.count == 1, let character = name.first else { return nil }
        return .character(character)
    }
}
