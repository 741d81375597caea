import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The reminders of the worn set: their settings, changed in place, and their times.
final class RemindersPage: SitePage {
    /// A setting, in its row.
    private enum Row: CaseIterable {
        case isOn, lead, every, times, quietFrom, quietTo, margin, names
    }

    let state = PageState()
    private let model: SiteRemindersViewModel
    let sources: SiteSources

    init(_ model: SiteRemindersViewModel, _ sources: SiteSources) {
        self.model = model
        self.sources = sources
    }

    var title: String { "Reminders" }
    var remark: TerminalText {
        guard settings?.isOn == true else { return "off" }
        let count = model.rows.count { !$0.isPast }
        return "\(TerminalText.counted(count, "reminder")) to come"
    }
    var count: Int { settings == nil ? 0 : Row.allCases.count }

    var trouble: ErrorMessage? {
        switch model.state {
        case .failed(let message), .unsaved(_, let message), .unscheduled(let message): message
        default: nil
        }
    }

    var actions: [PageAction] {
        if case .saving = model.state { return [] }
        guard settings != nil else { return retry }
        return [
            PageAction(.right, "next", "Take the next value.") { [self] in await change(by: 1) },
            PageAction(.left, "before", "Take the value before.") { [self] in
                await change(by: -1)
            },
            PageAction("s", "snooze", "Put the reminders off for an hour.") { [self] in
                await snooze()
            },
        ]
            + remedies
    }

    /// The actions after a failure.
    private var remedies: [PageAction] {
        guard case .unsaved = model.state else { return retry }
        return retrying { [model] in await model.retry() } + [
            PageAction.now("c", "leave it", "Leave it as it was.") { [model] in model.cancel() }
        ]
    }

    var view: View {
        guard let settings else {
            let words: TerminalText =
                trouble == nil ? "Reading the reminders …" : "They could not be read."
            return .text(words)
        }
        let rows = Row.allCases
        let table = Table(
            [.init(""), .init("", .fill)],
            count: rows.count,
            at: state.position
        ) { [self] index in
            guard rows.indices.contains(index) else { return [] }
            return [name(rows[index]), "‹ \(value(rows[index], settings)) ›"]
        }
        return .column([.table(table).height(.fixed(rows.count)), .blank] + list)
    }

    func load() async { await model.load() }

    private var settings: ReminderSettings? { model.content?.settings.reminders }

    /// The reminders, or the reason there are none.
    private var list: [View] {
        let texts = display.texts.reminders
        guard settings?.isOn == true else { return [.paragraph("\(texts.off)")] }
        guard model.content?.entry != nil else { return [.paragraph("\(texts.nothingWorn)")] }
        let put = model.snoozedUntil(now: dates.now).map {
            View.paragraph("\(texts.snoozedUntil(display.dateAndTime($0)))")
        }
        return (put.map { [$0, .blank] } ?? [])
            + model.rows.map { row in
                .text(
                    row.isPast
                        ? TerminalText(row.accessibilityLabel, .dim)
                        : TerminalText(row.accessibilityLabel)
                )
            }
    }

    private func name(_ row: Row) -> TerminalText {
        switch row {
        case .isOn: "Reminders"
        case .lead: "Before it is due"
        case .every: "Again every"
        case .times: "Times again"
        case .quietFrom: "Quiet from"
        case .quietTo: "Quiet to"
        case .margin: "Before quiet hours"
        case .names: "Name place and note"
        }
    }

    private func value(_ row: Row, _ settings: ReminderSettings) -> TerminalText {
        switch row {
        case .isOn: settings.isOn ? "on" : "off"
        case .lead:
            settings.leadMinutes == 0
                ? "not"
                : "\(display.texts.text(of: WearDuration(seconds: settings.leadMinutes * 60)))"
        case .every: "\(display.texts.text(of: WearDuration(seconds: settings.repeatMinutes * 60)))"
        case .times: "\(settings.repeatCount)"
        case .quietFrom: settings.quietHours.map { "\(SitesRemindersText.time($0.from))" } ?? "–"
        case .quietTo: settings.quietHours.map { "\(SitesRemindersText.time($0.to))" } ?? "–"
        case .margin:
            "\(display.texts.text(of: WearDuration(seconds: settings.marginMinutes * 60)))"
        case .names: model.content?.settings.namesInReminders == true ? "yes" : "no"
        }
    }

    private func change(by step: Int) async -> PageAction.Outcome {
        guard let settings, Row.allCases.indices.contains(state.row) else { return .done }
        let former = model.content?.settings
        let row = Row.allCases[state.row]
        guard let change = change(of: row, settings, by: step) else { return .done }
        await model.change([change])
        if case .unsaved = model.state { return .done }
        // The change is reported a moment later, but the next key must start from it.
        await model.load()
        guard let changed = self.settings else { return .done }
        return .set("\(name(row)): \(value(row, changed)).", model.content?.settings, from: former)
    }

    /// The change to the previous or next value; stays at the end of a range.
    private func change(
        of row: Row,
        _ settings: ReminderSettings,
        by step: Int
    ) -> SiteSettingsChange? {
        switch row {
        case .isOn: .reminders(step > 0)
        case .lead: .reminderLead(minutes: settings.leadMinutes + step * 60)
        case .every: .reminderRepeat(minutes: settings.repeatMinutes + step * 60)
        case .times: .reminderCount(settings.repeatCount + step)
        case .quietFrom: quiet(settings, from: step * 30, to: 0)
        case .quietTo: quiet(settings, from: 0, to: step * 30)
        case .margin: .reminderMargin(minutes: settings.marginMinutes + step * 15)
        case .names: .namesInReminders(step > 0)
        }
    }

    /// Quiet hours with one end moved by some minutes.
    ///
    /// They are removed once the ends meet; if there were none, they start as 22:00 to 7:00.
    private func quiet(_ settings: ReminderSettings, from: Int, to: Int) -> SiteSettingsChange? {
        let day = 1440
        guard let hours = settings.quietHours else {
            return QuietHours(from: 22 * 60, to: 7 * 60).map { .quietHours($0) }
        }
        let (start, end) = ((hours.from + from + day) % day, (hours.to + to + day) % day)
        if start == end { return .quietHours(nil) }
        return QuietHours(from: start, to: end).map { .quietHours($0) }
    }

    private func snooze() async -> PageAction.Outcome {
        guard settings?.isOn == true, model.content?.entry != nil else {
            return .said("There are no reminders to put off.")
        }
        await model.snooze(minutes: 60)
        if case .unsaved = model.state { return .done }
        await records.load()
        guard let time = model.snoozedUntil(now: dates.now) else { return .done }
        return .changed("\(display.texts.reminders.snoozedUntil(display.dateAndTime(time)))")
    }
}
