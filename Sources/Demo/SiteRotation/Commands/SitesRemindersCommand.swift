import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// `momentum sites reminders`.
enum SitesRemindersCommand {
    static let on = Option.flag("on", "Switch reminders on.")
    static let off = Option.flag("off", "Switch reminders off.")
    static let before = Option.value(
        "before",
        "HOURS",
        "Remind so long before the change is due, 0 to 24; 0 for not.",
        as: .minutes(ofHours: ReminderSettings.leadRange, suggesting: [0, 2, 4, 12])
    )
    static let every = Option.value(
        "every",
        "HOURS",
        "Remind again so often while the change is overdue, 1 to 24.",
        as: .minutes(ofHours: ReminderSettings.repeatRange, suggesting: [2, 6, 12])
    )
    static let times = Option.value(
        "times",
        "N",
        "How many times while it is overdue, 0 to 12.",
        as: .integer(in: ReminderSettings.countRange)
    )
    static let quiet = Option.value(
        "quiet-hours",
        "HH:mm-HH:mm",
        "The hours without reminders, at most 18; off for none.",
        as: .quietHours
    )
    static let margin = Option.value(
        "margin",
        "MINUTES",
        "How long before quiet hours an early reminder comes, 0 to 120.",
        as: .integer(in: ReminderSettings.marginRange)
    )
    static let names = Option.value(
        "names",
        "yes|no",
        "Name the place and the note in reminders of this device.",
        as: .choice([true, false]) { $0 ? "yes" : "no" }
    )
    static let snooze = Option.value(
        "snooze",
        "DURATION",
        "Put the reminders of the worn set off, on all devices: 15m to 12h.",
        as: .snooze
    )
    static let due = Option.flag(
        "due",
        "Print only what came due since the last call, for cron; nothing if nothing did."
    )
    static let ics = Option.value(
        "ics",
        "FILE",
        "Write the reminders as a calendar file; - is standard output, then without the rest.",
        as: .output
    )

    static let command = Command(
        "reminders",
        summary: "Show or change the reminders of the next change.",
        details: """
            A reminder in quiet hours comes before or after them. Nothing leaves the device: a \
            job that runs momentum sites reminders --due every few minutes tells them, or a \
            calendar that reads the file of --ics. Each of several wearers needs a job with \
            --wearer NAME.
            """,
        options: [on, off, before, every, times, quiet, margin, names, snooze, due, ics],
        example: "momentum sites reminders --on --quiet-hours 22:00-07:00 --ics reminders.ics",
        json: """
            {"on", "reminders": [{"id", "kind": "before" | "at" | "after", "number", "at", \
            "due", "reason": "earlyForQuietHours" | "afterQuietHours" | "snoozed" | null, \
            "isPast", "text"}], "quiet": "22:00-07:00" | null, "snoozedUntil" | null}
            """
    ) { call, context in
        try check(call, context)
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        return call[due]
            ? try await tellDue(composition, context)
            : try await change(call, composition, context)
    }

    private static func check(_ call: Invocation, _ context: CommandContext) throws {
        if call[on], call[off] {
            throw call.usageError(
                saying("--on and --off exclude each other."),
                hint: saying("Choose one.")
            )
        }
        if call[off], call[snooze] != nil {
            throw call.usageError(
                saying("Reminders that are switched off cannot be put off."),
                hint: saying("Leave out --off or --snooze.")
            )
        }
        if call[due], isChange(call) || call[ics] != nil {
            throw call.usageError(
                saying("--due only tells reminders."),
                hint: saying("Use it alone: \(context.commandLine("sites reminders --due"))")
            )
        }
        if context.console.mode.isJSON, call[ics]?.isStandardOutput == true {
            throw call.usageError(
                saying("With --json standard output is for the document."),
                hint: saying("Name a file for --ics.")
            )
        }
    }

    private static func isChange(_ call: Invocation) -> Bool {
        !changes(call).isEmpty || call[snooze] != nil
    }

    private static func changes(_ call: Invocation) -> [SiteSettingsChange] {
        [
            call[on] ? .reminders(true) : call[off] ? .reminders(false) : nil,
            call[before].map { .reminderLead(minutes: $0) },
            call[every].map { .reminderRepeat(minutes: $0) },
            call[times].map { .reminderCount($0) },
            call[quiet].map { .quietHours($0.value) },
            call[margin].map { .reminderMargin(minutes: $0) },
            call[names].map { .namesInReminders($0) },
        ].compactMap(\.self)
    }

    /// Applies the requested changes, and shows the reminders.
    @MainActor
    private static func change(
        _ call: Invocation,
        _ composition: CompositionRoot,
        _ context: CommandContext
    ) async throws -> CommandResult {
        let offer = try await UndoHint(composition.sites, context)
        let screen = composition.sites.makeRemindersViewModel()
        // Checked before anything is saved: a refusal says that nothing was changed.
        if call[snooze] != nil { try await checkSnooze(screen, call) }
        await screen.change(changes(call))
        if case .unsaved(_, let message) = screen.state { throw CommandFailure(message) }
        await screen.load()
        if let minutes = call[snooze] {
            await screen.snooze(minutes: minutes)
            if case .unsaved(_, let message) = screen.state { throw CommandFailure(message) }
            await screen.load()
        }
        let text = try SitesRemindersText.text(
            screen,
            now: context.dates.now,
            of: composition,
            on: context.console.traits
        )
        if let file = call[ics] {
            let calendar = try await CommandFailure.whole {
                try await screen.calendarFile(of: context.owner)
            }
            do {
                try await TerminalDocumentStore(context)
                    .write(Array(calendar.text.utf8), to: file)
            } catch {
                if isChange(call) {
                    context.console.warn("The change is saved; only the file was not written.\n")
                }
                throw error
            }
            if file.isStandardOutput { return isChange(call) ? .printed.saved() : .printed }
            context.console.remark("Wrote \(file.path(percentEncoded: false)).\n")
        }
        let result = CommandResult(
            SiteRemindersDocument(screen, now: context.dates.now),
            text: text
        )
        // Undo reverts the wearer's settings, but none of the device.
        return try await offer.mark(call[names] == nil ? result : result.saved())
    }

    /// Refuses to snooze reminders that do not exist, now or after the change.
    @MainActor
    private static func checkSnooze(
        _ screen: SiteRemindersViewModel,
        _ call: Invocation
    ) async throws {
        await screen.load()
        if screen.content?.entry == nil, let error = noSet(screen) { throw error }
        guard call[on] || screen.content?.settings.reminders.isOn == true else {
            throw call.usageError(
                saying("Reminders are off, so there is nothing to put off."),
                hint: saying("Add --on to switch them on.")
            )
        }
    }

    /// Without a worn set, there is nothing to snooze.
    @MainActor
    private static func noSet(_ screen: SiteRemindersViewModel) -> CommandFailure? {
        if case .failed(let message) = screen.state { return CommandFailure(message) }
        return CommandFailure(ErrorMessage(SiteRotationError.noActiveSite, words: .current))
    }

    /// Reports the reminders that have become due since the last call, and records them once they
    /// are printed: one that no reader got is told by the next call.
    @MainActor
    private static func tellDue(
        _ composition: CompositionRoot,
        _ context: CommandContext
    ) async throws -> CommandResult {
        let screen = composition.sites.makeRemindersViewModel()
        await screen.load()
        if case .failed(let message) = screen.state { throw CommandFailure(message) }
        let reminders = composition.sites.collectReminders
        let told = try await CommandFailure.whole { try await reminders.execute() }
        let due = Set(told.map(\.id))
        // A job that runs this is to say nothing; see the help.
        if screen.content?.settings.reminders.isOn == false, context.console.traits.isOutputTerminal
        {
            context.console.remark(
                "\(composition.sites.display.texts.reminders.off) "
                    + "Switch them on with: \(context.commandLine("sites reminders --on"))\n"
            )
        }
        try context.console.print(
            CommandResult(
                SiteRemindersDocument(screen, only: due, now: context.dates.now),
                text: .lines(
                    screen.rows.filter { due.contains($0.id) }
                        .map { "\(data: $0.message)" }
                )
            )
        )
        if context.console.hasReader {
            // Another process may have logged a change since the screen was loaded.
            let shown = Set(screen.rows.map(\.id))
            let printed = told.filter { shown.contains($0.id) }
            try await CommandFailure.whole { try await reminders.confirm(printed) }
        }
        return .printed
    }
}
