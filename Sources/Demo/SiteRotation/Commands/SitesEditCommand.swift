import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

enum SitesEditCommand {
    static let id = Argument.required(
        "ID",
        "The entry, as history --json names it; a beginning that fits one alone is enough.",
        as: .text
    )
    static let location = Option.value(
        "location",
        "L",
        "Where it was worn; none when that is not known.",
        as: .orNone(.text)
    )
    static let start = Option.value("start", "TIME", "When it was placed.", as: .time)
    static let end = Option.value(
        "end",
        "TIME",
        "When it came off; none opens the entry again.",
        as: .orNone(.time)
    )
    static let note = Option.value(
        "note",
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
        example: "momentum sites edit 6F1E0B52 --end 2026-03-01T09:30 --note none",
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
        let entry = try SiteArgument.entry(call[id], in: records)
        let place = try call[location].map { wanted in
            try wanted.value.map { try SiteArgument.location($0, in: records).id }
        }
        let screen = composition.sites.makeEntryEditViewModel(
            entry: entry.id,
            router: composition.router.projected(.sites)
        )
        await screen.load()
        screen.edit { form in
            if let place { form.locationID = place }
            if let start = call[start] { form.start = start }
            if let end = call[end] { form.end = end.value }
            if let note = call[note] { form.note = note.value ?? "" }
        }
        if let problem = screen.problem { throw CommandFailure(problem) }
        await screen.save()
        if case .failed(_, let message) = screen.state { throw CommandFailure(message) }
        guard case .saved(let edited) = screen.state else { throw CommandFailure.interrupted }
        return answer(edited, in: records, display: composition.sites.display)
    }

    private static func answer(
        _ edited: EditedSiteEntry,
        in records: SiteRecords,
        display: SiteDisplay
    ) -> CommandResult {
        var text = SitesEntriesText.text(
            "Saved:",
            [edited.entry],
            in: records,
            display: display
        )
        if !edited.overlaps.isEmpty {
            text += SitesEntriesText.text(
                "It overlaps now:",
                edited.overlaps,
                in: records,
                display: display
            )
        }
        return CommandResult(
            EditedSiteEntryDocument(
                entry: SiteEntryDocument(edited.entry, in: records),
                overlaps: edited.overlaps.map { SiteEntryDocument($0, in: records) }
            ),
            text: text
        )
        .saved()
    }
}
