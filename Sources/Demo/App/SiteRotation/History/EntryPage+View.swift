import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The parts of the view.
extension EntryPage {
    var form: [View] {
        let names = [Name.location, Name.start, Name.end, Name.note]
        let profile = model.profiles.isEmpty ? [] : [ProfileField.name]
        var views = (names + [RemovalFields.reason, RemovalFields.findings] + profile).map { name in
            SitePages.labelled(name, field(name))
        }
        views.append(
            .text("\("Without an end it is worn now. Times are -2h, mon 21:00, …", .dim)")
        )
        let entry = model.form?.entry
        views += remarks([(Name.start, entry?.startTime), (Name.end, entry?.endTime)])
        if let stored = model.changedEntry {
            let words: [TerminalText] = [
                "\("Changed meanwhile: ", .caution)",
                TerminalText(data: name(stored), .caution),
                "\(", \(start(stored)), ", .caution)",
                TerminalText(data: stored.note ?? said("no note"), .caution),
                "\(". Ctrl-S saves only the fields that you change here.", .caution)",
            ]
            views += [.blank, .paragraph(.joined(words, separator: ""))]
        }
        if let form = model.form, form.locationID == nil, form.entry.locationID != nil {
            let words: TerminalText = "Without a location the entry counts for no place."
            views += [.blank, .paragraph("\(words, .caution)")]
        }
        if let problem = typedProblem ?? model.problem?.sentence {
            views += [.blank, .paragraph("\(problem, .caution)")]
        }
        if let form = model.form {
            let overlaps = overlaps.value(of: .init(edit: form.edit, revision: records.revision)) {
                model.overlaps
            }
            views += overlaps.isEmpty ? [] : [.blank]
            views += overlaps.prefix(3).map { other in
                let by = overlap(other, form.start, form.end)
                return .paragraph("\("Overlaps \(data: name(other))\(by).", .caution)")
            }
            if overlaps.count > 3 { views.append(.text("And \(overlaps.count - 3) more.")) }
        }
        return views
    }

    /// The fields of a deleted entry, as they were typed.
    var lost: [View] {
        guard let form = model.lostForm else { return [.text("There is no such entry to show.")] }
        let place = records.state.value?.location(form.locationID)
            .map { display.texts.displayName(of: $0) }
        let typed: [(String, String?)] = [
            (Name.location, state.text(Name.location) ?? place),
            (Name.start, state.text(Name.start) ?? display.dateAndTime(form.start)),
            (Name.end, state.text(Name.end) ?? form.end.map(display.dateAndTime)),
            (Name.note, form.note),
            (RemovalFields.reason, form.reason.map { display.texts.removal.word(for: $0) }),
            (RemovalFields.findings, findings(form)),
            (ProfileField.name, records.state.value?.profile(form.profileID)?.name),
        ]
        return [.paragraph("The entry was deleted elsewhere. This was in the form:"), .blank]
            + typed.map { name, text in
                SitePages.labelled(
                    name,
                    .paragraph(text?.nilIfBlank.map { "\(data: $0)" } ?? "–")
                )
            }
    }

    var summary: [View] {
        guard let entry = model.form?.entry else { return [] }
        let words: TerminalText =
            trouble == nil ? "Deleting …" : "The entry is still there."
        return [.text("\(data: name(entry), .bold), \(start(entry))"), .text(words)]
    }

    func saved(_ edited: EditedSiteEntry) -> [View] {
        let entry = edited.entry
        var views: [View] = [
            .text("Saved \(data: name(entry), .bold)"),
            SitePages.labelled(Name.start, .text("\(start(entry))")),
            SitePages.labelled(
                Name.end,
                .text("\(entry.endTime.map(display.dateAndTime) ?? said("worn now"))")
            ),
            SitePages.labelled(Name.note, .paragraph(entry.note.map { "\(data: $0)" } ?? "–")),
        ]
        if let profile = records.state.value?.profile(entry.profileID) {
            views.append(SitePages.labelled(ProfileField.name, .text("\(data: profile.name)")))
        }
        if let summary = display.texts.removal.summary(of: entry) {
            views.append(SitePages.labelled(RemovalFields.reason, .paragraph("\(summary)")))
        }
        if let records = records.state.value {
            let remarks = display.remarks(onPlaceOf: entry, in: records, now: dates.now)
            views += remarks.map { .paragraph("\(data: $0)") }
        }
        if let remark = removalRemark(entry) { views.append(.paragraph("\(remark)")) }
        views += edited.overlaps.map { other in
            .paragraph(
                "Overlaps \(data: name(other))\(overlap(other, entry.startTime, entry.endTime))."
            )
        }
        return views
    }

    private func removalRemark(_ entry: SiteEntry) -> String? {
        display.remark(onRemovalOf: entry, in: records.state.value, now: dates.now)
            .map { $0 + wayToRest(after: entry) }
    }

    private func overlap(_ other: SiteEntry, _ start: Date, _ end: Date?) -> String {
        let start = max(start, other.startTime)
        let end = min(end ?? dates.now, other.endTime ?? dates.now)
        return end > start
            ? said(" by \(display.texts.text(of: WearDuration(from: start, to: end)))") : ""
    }

    func start(_ entry: SiteEntry) -> String { display.dateAndTime(entry.startTime) }
}
