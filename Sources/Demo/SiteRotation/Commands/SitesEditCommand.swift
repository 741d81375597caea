import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesEditCommand {
    static let id = Argument.required(
        "ID",
        "The entry: the beginning of its id, as history shows it, or last or active.",
        as: .entryID
    )
    static let location = Option.value(
        "location",
        "L",
        "Where it was worn; none when that is not known.",
        as: .orNone(.text.completed(from: .locations))
    )
    static let start = Option.value("start", "TIME", "When it was placed.", as: .moment)
    static let end = Option.value(
        "end",
        "TIME",
        "When it came off; none opens the entry again.",
        as: .orNone(.moment)
    )
    static let note = Option.value(
        "note",
        short: "m",
        "TEXT",
        "What to remember about it; none clears it.",
        as: .orNone(.text)
    )

    static let command = Command(
        "edit",
        summary: "Correct an entry; what is not named stays as it is.",
        arguments: [id],
        options: [
            location, start, end,
            note,
        ],
        example: "momentum sites edit last --end \"yesterday 21:00\" --note none",
        json: #"{"entry": E, "overlaps": [E]}, E as in history; overlaps that the edit made"#
    ) { call, context in
        guard call[location] != nil || call[start] != nil || call[end] != nil || call[note] != nil
        else {
            throw call.usageError(
                "It is not said what to change.",
                hint: "Add --location, --start, --end or --note."
            )
        }
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let records = try await composition.sites.records()
        let argument = SiteArgument(records: records, console: context.console)
        let display = composition.sites.display
        let entry = try argument.entry(call[id], display: display)
        var place: SiteLocation.ID?
        if let name = call[location]?.value { place = try await argument.location(name).id }
        let (start, end) = (try context.past(call[start]), try context.past(call[end]?.value))
        let screen = composition.sites.makeEntryEditViewModel(
            entry: entry.id,
            router: composition.router.projected(.sites)
        )
        await screen.load()
        screen.edit { form in
            if call[Self.location] != nil { form.locationID = place }
            if let start { form.start = start }
            if call[Self.end] != nil { form.end = end }
            if let note = call[note] { form.note = note.value ?? "" }
        }
        if let problem = screen.problem { throw CommandFailure(problem) }
        await screen.save()
        if case .failed(_, let message) = screen.state { throw CommandFailure(message) }
        guard case .saved(let edited) = screen.state else { throw CommandFailure.interrupted }
        return answer(
            edited,
            namingEnd: end != nil,
            listing: SitesEntriesText(
                records: records,
                display: display,
                traits: context.console.traits
            ),
            undo: context.undoOfSites
        )
    }

    private static func answer(
        _ edited: EditedSiteEntry,
        namingEnd: Bool,
        listing: SitesEntriesText,
        undo: String?
    ) -> CommandResult {
        let (records, display) = (listing.records, listing.display)
        var text = listing.text("Saved:", [edited.entry])
        // The row has the start; a typed end is named, so that people see what was understood.
        if namingEnd, let end = edited.entry.endTime {
            text += "  It ended on \(display.dateAndTime(end)).\n"
        }
        if !edited.overlaps.isEmpty {
            text += listing.text("It overlaps now:", edited.overlaps)
        }
        return CommandResult(
            EditedSiteEntryDocument(
                entry: SiteEntryDocument(edited.entry, in: records),
                overlaps: edited.overlaps.map { SiteEntryDocument($0, in: records) }
            ),
            text: text
        )
        .saved(undo: undo)
    }
}
