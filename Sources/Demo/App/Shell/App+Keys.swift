import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

extension App {
    /// Handles an input.
    ///
    /// - Returns: False once the application has ended.
    func receive(_ input: Input) -> Bool {
        // A place that opened by itself since the last input also enters the trail.
        settle()
        page.followHighlight()
        switch input {
        case .key(.control("c")): quit()
        case .key("q") where isTooSmall: quit()
        case _ where isTooSmall: break
        case _ where keep(input): break
        case .key(let key): press(key)
        case .paste(let text): paste(text)
        case .click(let row, let column): click(row, column)
        case .wheel(let isUp): move(by: isUp ? -3 : 3)
        }
        settle()
        page.followHighlight()
        return !hasEnded
    }

    // MARK: Keys typed ahead

    /// Loads a page that is shown for the first time, then types the inputs that came in the
    /// meantime.
    ///
    /// Otherwise the first letters of a note would be commands.
    func load(_ page: any AppPage) {
        typedAhead.begin(page)
        work.load { [weak self] in
            await page.load()
            self?.typeAhead(into: page)
        }
    }

    /// Keeps an input for the field of the screen on top, if that is not there yet.
    private func keep(_ input: Input) -> Bool {
        switch input {
        case .key(.escape), .key(.control("c")), .key(.control("l")), .click, .wheel: return false
        case .key, .paste: break
        }
        let page = page
        if hasField(page) { typeAhead(into: page) }
        return overlay == nil && status.question == nil && typedAhead.keep(input, for: page)
    }

    private func typeAhead(into page: any AppPage) {
        let inputs = typedAhead.end(page)
        // A screen that has no field after all, such as that of an entry that is gone, says so.
        guard page === self.page, hasField(page), page.trouble == nil else { return }
        for input in inputs { guard receive(input) else { return } }
    }

    /// True while a letter is text.
    var isTyping: Bool { isFiltering || hasField(page) || typedAhead.keeps(page) }

    private func hasField(_ page: any AppPage) -> Bool {
        page.state.focus.map(page.fields.indices.contains) ?? false
    }

    // MARK: Keys

    private func press(_ key: Key) {
        if status.question != nil { return answer(key) }
        clearStatus()
        if let overlay { return press(key, in: overlay) }
        if isFiltering { return filter(key) }
        if let focus = page.state.focus, type(key, in: focus) { return }
        if let action = actions.first(where: { $0.key == key }) { return carryOut(action) }
        pressAnywhere(key)
    }

    /// The keys that work on every screen (TA-10).
    func pressAnywhere(_ key: Key) {
        let page = page
        switch key {
        case .up, "k": move(by: -1)
        case .down, "j": move(by: 1)
        case .pageUp, .control("u"): move(by: -pageHeight)
        case .pageDown, .control("d"): move(by: pageHeight)
        case .home, "g": move(to: 0)
        case .end, "G": move(to: page.count - 1)
        case .tab: focus(by: 1)
        case .backTab: focus(by: -1)
        case .escape: escape()
        case "q": back(orQuit: true)
        case "[": go(-1)
        case "]": go(1)
        case "/": if page.canFilter { filter(true) }
        case ":": lay(AppOverlay(kind: .palette, menu: palette()))
        case "?": lay(AppOverlay(kind: .help, menu: help()))
        case "u": undo(isRedo: false)
        case "U": undo(isRedo: true)
        case "R": work.start(at: place) { await page.load() }
        case .control("l"): askForRedraw()
        case .character(let character):
            guard let number = character.wholeNumberValue,
                let section = AppSection(rawValue: number)
            else { return }
            if section == sections.selected {
                open(section.root)
            } else {
                select(section)
            }
        default: break
        }
    }

    // MARK: Lists

    private func move(by step: Int) {
        move(to: page.state.row + step)
    }

    private func move(to row: Int) {
        let page = page
        guard page.count > 0 else { return }
        let row = min(max(row, 0), page.count - 1)
        if row != page.state.row { page.state.row = row }
        page.moved()
    }

    /// The number of rows per page; one row stays visible.
    private var pageHeight: Int { max((list?.height ?? 10) - 1, 1) }

    private func click(_ line: Int, _ column: Int) {
        guard overlay == nil else { return }
        if let picture, picture.holds(row: line, column: column) {
            let row = page.row(atLine: line - picture.row, column: column - picture.column)
            if let row { move(to: row) }
            return
        }
        guard let list else { return }
        let row = list.top + line - list.line
        guard (list.line..<list.line + list.height).contains(line), (0..<page.count).contains(row)
        else { return }
        move(to: row)
    }

    // MARK: Fields

    /// - Returns: True if the focused field took the key, or it moved the focus.
    private func type(_ key: Key, in focus: Int) -> Bool {
        let page = page
        let fields = page.fields
        guard fields.indices.contains(focus) else { return false }
        if fields[focus].press(key, in: page.state) {
            loadChoice(of: fields[focus])
            return true
        }
        switch key {
        case .character: return true
        case .up, .down:
            guard page.count == 0 else { return false }
            self.focus(by: key == .up ? -1 : 1)
            return true
        case .enter where !actions.contains { $0.key == .enter }:
            self.focus(by: 1)
            return true
        case .escape:
            page.state.focus = nil
            return true
        default: return false
        }
    }

    /// Begins the work that follows a choice.
    func loadChoice(of field: PageField) {
        if let load = field.load { work.load(load) }
    }

    private func focus(by step: Int) {
        let page = page
        let count = page.fields.count
        guard count > 0 else { return }
        let next = page.state.focus.map { ($0 + step + count) % count }
        page.state.focus = next ?? (step > 0 ? 0 : count - 1)
    }

    private func filter(_ key: Key) {
        let page = page
        var editor = TextEditor(page.state.filter)
        switch key {
        case .enter: filter(false)
        case .escape:
            filter(false)
            setFilter("", of: page)
        case .up, .down:
            filter(false)
            move(by: key == .up ? -1 : 1)
        default:
            if editor.press(key) { setFilter(editor.text, of: page) }
        }
    }

    func setFilter(_ text: String, of page: any AppPage) {
        guard text != page.state.filter else { return }
        page.state.filter = text
        page.state.row = 0
        filterAnew(page)
    }

    private func paste(_ text: String) {
        let page = page
        if let overlay {
            lay(overlay.changed { $0.paste(text) })
        } else if isFiltering {
            var editor = TextEditor(page.state.filter)
            editor.paste(text)
            setFilter(editor.text, of: page)
        } else if let focus = page.state.focus, page.fields.indices.contains(focus),
            page.fields[focus].paste(text, in: page.state)
        {
            clearStatus()
        } else {
            say(.said("There is no field here to paste into."))
        }
    }

    // MARK: Actions

    private func answer(_ key: Key) {
        guard let question = takeQuestion() else { return }
        let isYes = isYes(key) || (key == .escape && question.isOfLeaving)
        if isYes { return question.yes() }
        clearStatus()
        // Changing the section does not leave the form, which stays in its own section.
        if question.isOfLeaving, case .character(let digit) = key,
            let section = digit.wholeNumberValue.flatMap(AppSection.init),
            section != sections.selected
        {
            pressAnywhere(key)
        }
    }

    /// True for `y`, and for the first letter of yes in the language of the program.
    private func isYes(_ key: Key) -> Bool {
        guard case .character(let letter) = key else { return false }
        return ["y", said("yes").prefix(1)].contains { $0 == letter.lowercased() }
    }

    /// The answer to a key that was meant for other records than those that are there now.
    static let screenChanged: TerminalText = "The screen has changed meanwhile. Nothing was done."

    /// Carries out an action that a menu offers, unless its subject has changed under the menu.
    func carryOut(_ action: PageAction, on subject: AnyHashable?) {
        guard subject == nil || page.subject == subject else {
            return say(.said(Self.screenChanged))
        }
        carryOut(action)
    }

    /// Asks first if the action requires it.
    func carryOut(_ action: PageAction) {
        guard let question = action.question else { return perform(action) }
        ask(.init(text: question, isOfLeaving: false) { [weak self] in self?.perform(action) })
    }

    private func perform(_ action: PageAction) {
        clearStatus()
        // In a task it would act after the next key, which belongs to the screen that it opens.
        if let immediate = action.immediate { return immediate() }
        let (page, known) = (page, page.trouble?.sentence)
        work.act(action.name) { [weak self] in
            let outcome = await action.perform()
            self?.say(outcome, of: page, after: known)
            self?.settle()
            self?.endNeedlessQuestion()
        }
    }

    /// Withdraws a question about leaving once the text is saved.
    private func endNeedlessQuestion() {
        if status.question?.isOfLeaving == true, !hasUnsaved { _ = takeQuestion() }
    }

    private func press(_ key: Key, in overlay: AppOverlay) {
        switch key {
        case .escape: lay(nil)
        case "?" where overlay.kind == .help: lay(nil)
        case .enter:
            lay(nil)
            overlay.menu.chosen?.perform()
        default: lay(overlay.changed { $0.press(key) })
        }
    }
}
