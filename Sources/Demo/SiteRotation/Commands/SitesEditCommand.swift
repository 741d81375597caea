import Foundation
import MomentumCommandLine
import MomentumDomain
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
    static let reason = Option.value(
        "reason",
        "REASON",
        "Why it came off; none when that is not known.",
        as: .orNone(RemovalOptions.reason)
    )
    static let findings = Option.repeated(
        "finding",
        "FINDING",
        "What was seen where it was; may be repeated, none for nothing.",
        as: .orNone(RemovalOptions.finding)
    )

    static let profile = Option.value(
        "profile",
        "NAME",
        "The profile, with its present hours; none for none.",
        as: .orNone(.text.completed(from: .profiles))
    )

    static let together = Option.flag(
        "together",
        "Move the end before a new start, and the start after a new end, along with it."
    )
    static let otherSide = Option.flag("other-side", "It was worn there, but on the other side.")

    static let command = Command(
        "edit",
        summary: "Correct an entry; what is not named stays as it is.",
        arguments: [id],
        options: [
            location, otherSide, start, end,
            note, reason, findings, profile, together, SiteCorrectionRun.dryRun,
        ],
        example: "momentum sites edit last --end \"yesterday 21:00\" --note none",
        json: """
            {"entry": E, "overlaps": [E], "plan", "applied"}, E as in history; overlaps that the edit \
            made, and the plan as of insert
            """
    ) { call, context in
        try check(call)
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let run = try await SiteCorrectionRun(composition, context)
        let entry = try run.entry(call[id])
        var edit = SiteEntryEdit(id: composition.sites.identifiers.next(), entryID: entry.id)
        if call[otherSide] { edit.location = .set(try run.records.otherSide(of: entry).id) }
        if let name = call[location] {
            let argument = SiteArgument(records: run.records, context: context)
            var place: SiteLocation.ID?
            if let name = name.value { place = try await argument.location(name).id }
            edit.location = .set(place)
        }
        if let start = try context.past(call[start]) { edit.start = .set(start) }
        if let typed = call[end] { edit.end = .set(try context.past(typed.value)) }
        if let note = call[note] { edit.note = .set(note.value) }
        if let reason = call[reason] { edit.reason = .set(reason.value) }
        if !call[findings].isEmpty {
            edit.findings = .set(Set(call[findings].compactMap(\.value)))
        }
        edit.profile = try SiteArgument(records: run.records, context: context)
            .profile(call[profile])
        let (plan, isApplied) = try await run.carryOut(
            .edit(edit, movesNeighbours: call[together]),
            call,
            isAgreed: true
        )
        return answer(plan, isApplied, entry, run, namesEnd: call[end]?.value != nil)
    }

    private static func check(_ call: Invocation) throws {
        let seen = call[findings]
        if seen.contains(where: { $0.value == nil }), seen.contains(where: { $0.value != nil }) {
            throw call.usageError(
                saying("--finding none is nothing beside another finding."),
                hint: saying("Give the findings alone, or none alone.")
            )
        }
        let isTimed = call[start] != nil || call[end] != nil
        let isDescribed =
            call[note] != nil || call[reason] != nil || !call[findings].isEmpty
            || call[profile] != nil
        guard isTimed || isDescribed || call[location] != nil || call[otherSide] else {
            throw call.usageError(
                saying("It is not said what to change."),
                hint: saying(
                    """
                    Add --location, --other-side, --start, --end, --note, --reason, --finding \
                    or --profile.
                    """
                )
            )
        }
        guard isTimed || !call[together] else {
            throw call.usageError(saying("--together needs --start or --end."))
        }
        guard call[location] == nil || !call[otherSide] else {
            throw call.usageError(saying("--location and --other-side exclude each other."))
        }
    }

    @MainActor
    private static func answer(
        _ plan: SiteCorrectionPlan,
        _ isApplied: Bool,
        _ former: SiteEntry,
        _ run: SiteCorrectionRun,
        namesEnd: Bool
    ) -> CommandResult {
        let (records, display) = (run.records, run.display)
        let entry = plan.effects.compactMap(\.after).first { $0.id == former.id } ?? former
        let overlaps = plan.overlaps.compactMap { overlap in
            [overlap.first, overlap.second].first { $0.id != entry.id }
        }
        let document = EditedSiteEntryDocument(
            entry: SiteEntryDocument(entry, in: records),
            overlaps: SiteEntryDocument.list(overlaps, in: records),
            plan: run.document(of: plan),
            applied: isApplied
        )
        guard isApplied else {
            let heading: TerminalText = plan.effects.isEmpty ? "" : "Nothing has been changed.\n"
            return CommandResult(document, text: heading + run.text(of: plan))
        }
        let listing = SitesEntriesText(
            records: records,
            display: display,
            traits: run.context.console.traits
        )
        var text = listing.text("Saved:", [entry])
        // The row has the start; a typed end is repeated, so that people can check it.
        if namesEnd, let end = entry.endTime {
            text += "  It ended on \(display.dateAndTime(end)).\n"
        }
        if let remark = display.remark(onRemovalOf: entry, in: records, now: run.context.dates.now)
        {
            text += "  \(remark)\n"
        }
        if entry.locationID != former.locationID {
            let now = run.context.dates.now
            let remarks = display.remarks(onPlaceOf: entry, in: records, now: now)
            text += .lines(remarks.map { "  \(data: $0)" })
        }
        let others = plan.effects.filter { $0.entry?.id != entry.id }
        text += .lines(
            others.map { "  \(SiteCorrectionAdapter.text(of: $0, in: records, display: display))" }
        )
        if !overlaps.isEmpty { text += listing.text("It overlaps now:", overlaps) }
        return CommandResult(document, text: text).saved(undo: run.context.undoOfSites)
    }
}
