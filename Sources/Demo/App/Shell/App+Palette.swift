import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

extension App {
    /// Everything that can be done and opened here (TA-12).
    func palette() -> AppMenu {
        let subject = page.subject
        let actions = actions.map { action in
            AppMenu.Item(label: action.key.name, text: action.help, source: action.source) {
                [weak self] in
                self?.carryOut(action, on: subject)
            }
        }
        work.load { [weak self, root] in
            // A server requires a session first, so its people are found once a screen shows them.
            if root.server == nil { await root.scheduling.feed.loadPeopleIfNeeded() }
            await self?.people.update()
        }
        let fixed = AppMatching.Index(actions + screens + looks) {
            $0.text
        } also: {
            $0.source
        }
        return AppMenu(isLimited: true) { [weak self] text in
            guard let self else { return [] }
            let found = fixed.find(text)
            // All people would hide the screens before the user types a name.
            guard text.count > 1 else { return typed(text) + found }
            // A word that begins with the text ranks above a sentence that only resembles it.
            let all = found + people.find(text).map(item(of:))
            let begun = all.map { $0.hasWord(beginning: text.lowercased()) }
            return typed(text) + zip(all, begun).filter(\.1).map(\.0)
                + zip(all, begun).filter { !$0.1 }.map(\.0)
        }
    }

    private var screens: [AppMenu.Item] {
        let sections = AppSection.allCases.map { ($0.title, $0.root) }
        let others: [(String, AppRoute)] = [
            ("Review", .sites(.review)), ("Body map", .sites(.map(day: nil))),
            ("Undo", .sites(.undo)), ("A forgotten change", .sites(.insertion)),
        ]
        let rows = MorePage.rows.map { ($0.name, $0.route) }
        return (sections + rows + others).map { name, route in
            AppMenu.Item(label: "Screen", text: translated(name), source: name) { [weak self] in
                self?.open(route)
            }
        }
    }

    private var looks: [AppMenu.Item] {
        let themes = TerminalTheme.allCases.map { theme in
            let name = "theme \(theme.rawValue)"
            return AppMenu.Item(label: "Colours", text: translated(name), source: name) {
                [weak self] in
                self?.look.choose(theme)
                self?.say(.said("The theme is \(theme.rawValue)."))
            }
        }
        let mouse = AppMenu.Item(label: "Mouse", text: said("mouse"), source: "mouse") {
            [weak self] in
            guard let self else { return }
            look.takeMouse(!look.hasMouse)
            say(
                .said(
                    look.hasMouse
                        ? "Clicks and the wheel are taken; most terminals select text with Shift."
                        : "The mouse is the terminal's again."
                )
            )
        }
        let quit = AppMenu.Item(label: "Program", text: said("quit"), source: "quit") {
            [weak self] in
            self?.quit()
        }
        return themes + [mouse, quit]
    }

    private func item(of row: AppPeople.Row) -> AppMenu.Item {
        AppMenu.Item(label: row.kind, text: row.name) { [weak self] in
            self?.open(.scheduling(row.route))
        }
    }

    // MARK: Texts with a form of their own

    /// The items for the form of a text: a link, a setting, a day, or places to log.
    private func typed(_ text: String) -> [AppMenu.Item] {
        let link = TypedLink.whole(text)
        if !text.isEmpty, Self.isLink(link) {
            return [
                AppMenu.Item(label: "Link", text: link) { [weak self] in
                    self?.follow(link)
                }
            ]
        }
        let words = text.split(separator: " ")
        guard let first = words.first, words.count > 1 else { return [] }
        let rest = words.dropFirst().joined(separator: " ")
        switch first.lowercased() {
        case "log": return [log(rest)]
        case "goto": return [goTo(rest)]
        default: return [setting(first, rest)].compactMap(\.self)
        }
    }

    /// True for a link that opens, or would open with an id in place of a name.
    private static func isLink(_ link: String) -> Bool {
        do throws(NavigationError) {
            _ = try LinkTable<AppRoute>.momentum.destination(for: link)
            return true
        } catch {
            guard case .invalidValue(_, let name) = error else { return false }
            return TypedLink.names.contains(name)
        }
    }

    private func follow(_ link: String) {
        let typed = TypedLink(root: root, context: context, asks: false)
        work.act(said("open")) { [weak self] in
            do {
                let link = try await typed.spelledOut(link)
                try self?.leave(for: link)
            } catch {
                self?.say(.said("\(CommandFailure(error).message)"))
            }
        }
    }

    private func log(_ place: String) -> AppMenu.Item {
        AppMenu.Item(label: "Log", text: saying("Log a change at “\(place)” …")) { [weak self] in
            self?.open(.sites(.selection), filter: place)
        }
    }

    /// The palette's row for the history up to a typed day.
    private func goTo(_ text: String) -> AppMenu.Item {
        do throws(TypedDay.Problem) {
            let zone = context.calendar.timeZone
            let typed = try TypedDay(text, now: context.now, calendar: context.calendar)
            let day = SiteDay(typed.date, in: zone)
            let words = saying("History of \(day.text) and before")
            return AppMenu.Item(label: "History", text: words) { [weak self] in
                self?.open(AppSection.history.root, filter: "..\(day)")
            }
        } catch {
            let words = saying("“\(text)” is no day. Write \(translated(TypedDay.forms)).")
            return AppMenu.Item(label: "History", text: words) { [weak self] in
                self?.say(.said("\(words)"))
            }
        }
    }

    private func setting(_ name: Substring, _ value: String) -> AppMenu.Item? {
        guard let setting = AppSetting(rawValue: name.lowercased()) else { return nil }
        guard let change = setting.change(to: value, in: context.locale) else {
            return AppMenu.Item(label: "Setting", text: setting.help) { [weak self] in
                self?.say(.said("\(setting.help)"))
            }
        }
        let words = saying("Set \(setting.rawValue) to \(value)")
        return AppMenu.Item(label: "Setting", text: words) { [weak self] in
            guard let self else { return }
            let router = sections.current.projected(.sites)
            let model = root.sites.makeSettingsViewModel(router: router)
            work.act(said("setting \(setting.rawValue)")) { [weak self] in
                await model.load()
                let former = model.settings.value
                await model.change([change])
                if case .failed(_, let message) = model.state {
                    self?.say(.said("\(message.sentence)"))
                    self?.report(message)
                } else {
                    await model.load()
                    let words: TerminalText = "Set \(setting.rawValue) to \(value)."
                    self?.say(.set(words, model.settings.value, from: former))
                }
            }
        }
    }
}
