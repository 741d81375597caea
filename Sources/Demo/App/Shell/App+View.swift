import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumTerminal

extension App {
    /// The smallest terminal that screens are drawn for (TA-9).
    private static let least = Size(columns: 40, rows: 12)

    /// The frame of the application on a terminal.
    ///
    /// With `isASCII`, the frame has no characters outside ASCII except in the user's data.
    func frame(in size: Size, isASCII: Bool = false) -> Frame {
        let isTooSmall = size.columns < Self.least.columns || size.rows < Self.least.rows
        record(isTooSmall: isTooSmall)
        guard !isTooSmall else {
            let warning: TerminalText =
                status.question?.isOfLeaving == true ? ". Unsaved: q again leaves" : ""
            let text: TerminalText =
                "Momentum needs 40 × 12, this is \(size.columns) × \(size.rows)\(warning)"
            return Frame(.paragraph(text), in: size, isASCII: isASCII)
        }
        recordStatusIsSeen()
        let page = page
        page.followHighlight()
        if page.state.width != size.columns { page.state.width = size.columns }
        if page.state.height != size.rows { page.state.height = size.rows }
        let frame = Frame(view(page, size), in: size, isASCII: isASCII)
        if overlay == nil {
            if let list = frame.list { page.state.top = list.top }
            record(frame.list, frame.picture)
        }
        return frame
    }

    private func view(_ page: any AppPage, _ size: Size) -> View {
        let isWide = size.columns >= PageState.widthWithSections
        let width = page.state.columns
        let actions = actions
        var parts: [View] = []
        if !isWide, size.rows >= 14 { parts.append(sectionLine(size.columns)) }
        parts.append(titleLine(page, width))
        parts.append(content(page))
        if let trouble = troubleSentence {
            let hint: TerminalText = actions.contains { $0.key == "r" } ? " · r retry" : ""
            parts.append(.paragraph("\("!", .bad) \(trouble, .bad)\(hint)"))
        }
        let lines = status.question == nil ? 2 : max(size.rows / 4, 3)
        parts.append(statusLine(page, width, lines: lines))
        if size.rows >= 16 {
            parts.append(keyLine(actions, width))
        }
        let main = View.column(parts)
        return isWide ? .row([sidebar.width(.fixed(16)), main], gap: 1) : main
    }

    /// The failure next to the content.
    var troubleSentence: String? {
        guard let trouble = page.trouble else { return nil }
        // Saving for a removed wearer fails because of a file in the way, which must stay.
        if owner.isRemoved, case .sites = place.route { return AppOwner.removal }
        return trouble.sentence
    }

    // MARK: Around the content

    private func sectionLine(_ width: Int) -> View {
        var line = TerminalText()
        for section in AppSection.allCases {
            let style: TextStyle = section == sections.selected ? .bold : .dim
            let name: TerminalText = " \("\(section.rawValue) \(section.shortLabel)", style)"
            let isLast = section == .more
            if line.displayWidth + name.displayWidth + (isLast ? 0 : 3) > width {
                line += " …"
                break
            }
            line += name
        }
        return .text(line)
    }

    private var sidebar: View {
        .column(
            AppSection.allCases.map { section in
                let isShown = section == sections.selected
                let mark = isShown ? "›" : " "
                let name = "\(mark) \(section.rawValue) \(section.label)"
                return .text(TerminalText(name, isShown ? .bold : .plain))
            } + [.spacer]
        )
    }

    /// The path of the screen on the left; its remark or the time on the right.
    private func titleLine(_ page: any AppPage, _ width: Int) -> View {
        var remark = page.remark
        if isFiltering || !page.state.filter.isEmpty {
            remark = "filter: \(data: page.state.filter)\(isFiltering ? "_" : "") \(remark)"
        }
        // A long filter leaves room for the name of the screen.
        let owner = owner.mark
        let title = TerminalText(path: title)
        let room = max(width - owner.displayWidth - title.displayWidth - 2, width / 2)
        let taken = min(remark.displayWidth, room)
        return .row(
            [.text(" \(owner)\(title)").width(.fill), .text(remark).width(.fixed(taken))],
            gap: 1
        )
    }

    private func content(_ page: any AppPage) -> View {
        var view = page.view
        if sections.current.sheet != nil, let below = shown.dropLast().last {
            view = .overlay(
                .box(TerminalText(path: page.shownTitle), view),
                over: self.page(at: AppPlace(section: sections.selected, route: below)).view
            )
        }
        if let overlay { view = .overlay(overlay.view, over: view) }
        return view.height(.fill)
    }

    /// The sentence or question, on as many lines as it needs and fit.
    private func statusLine(_ page: any AppPage, _ width: Int, lines: Int) -> View {
        let sign = work.spinner?.sign ?? ""
        let freshness = sign.isEmpty ? page.freshness : "\(page.freshness) \(sign)"
        var left = TerminalText()
        if let question = status.question {
            left = " \(question.text, .bold)"
        } else if let message = status.message {
            left = " " + message
        } else if let refusal = sections.current.refusal {
            left = " \(ErrorMessage(refusal, words: .current).sentence, .caution)"
        }
        // The answer keys show even if the question is cut. In a field, the letter of the hint
        // would be text.
        let hint: TerminalText =
            status.question != nil ? "y/N" : isTyping ? "" : status.hint
        let room = width - hint.displayWidth - freshness.displayWidth - 2
        let rest: View = .text(freshness)
        guard left.displayWidth > room, lines > 1 else {
            // The hint follows its sentence, which is cut if a low terminal lacks room.
            let sentence: View = .text(left)
            guard !hint.isEmpty else { return .row([sentence.width(.fill), rest], gap: 1) }
            let taken = max(min(left.displayWidth, room), 0)
            return .row(
                [sentence.width(.fixed(taken)), .text(hint).width(.fill), rest],
                gap: 1
            )
        }
        let columns = width - freshness.displayWidth - 2
        var sentence: TerminalText = "\(left) \(hint)"
        if sentence.wrapped(to: columns).count > lines {
            // Wrapping between words leaves the ends of lines empty.
            let most = lines * (columns - 12) - hint.displayWidth
            sentence = "\(left.cut(to: most)) \(hint)"
        }
        let height = min(sentence.wrapped(to: columns).count, lines)
        return .row([.text("").width(.fixed(0)), .paragraph(sentence), rest], gap: 1)
            .height(.fixed(height))
    }

    private func keyLine(_ actions: [PageAction], _ width: Int) -> View {
        var line = TerminalText(" ")
        // In a field, a letter is text.
        let filter: TerminalText =
            page.canFilter && !isTyping ? "\("/", .bold) filter  " : TerminalText()
        let help = filter + (isTyping ? "\("Esc ?", .bold) help" : "\("?", .bold) help")
        for action in actions {
            let next: TerminalText = "\(translated(action.key.name), .bold) \(action.name)  "
            if line.displayWidth + next.displayWidth + help.displayWidth > width { break }
            line += next
        }
        return .text(line + help)
    }
}
