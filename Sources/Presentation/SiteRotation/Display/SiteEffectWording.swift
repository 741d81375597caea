import Foundation
import MomentumSiteRotationDomain

/// Names entries and their changes, in the words of a display.
struct SiteEffectWording {
    let records: SiteRecords
    /// The records before a change, which have the locations that it removed.
    var former: SiteRecords?
    /// The locations that a change adds, which neither version of the records has.
    var added: [SiteLocation] = []
    let display: SiteDisplay

    private var texts: SiteTexts.Undo { display.texts.undo }

    /// The differences of an entry, one sentence each.
    func sentences(_ effect: SiteEntryEffect) -> [String] {
        guard let after = effect.after else {
            return effect.before.map { [texts.gone(named($0))] } ?? []
        }
        let name = place(after)
        guard let before = effect.before else {
            let profile = records.profile(after.profileID)?.name
            return [texts.new(named(after))]
                + (profile.map { [display.texts.profiles.has(name, $0)] } ?? [])
        }
        var sentences: [String] = []
        if before.locationID != after.locationID {
            sentences.append(texts.isAt(display.dateAndTime(after.startTime), name, place(before)))
        }
        if before.startTime != after.startTime {
            sentences.append(
                texts.starts(
                    name,
                    moment(after.startTime, insteadOf: before.startTime),
                    former(before.startTime, of: after.startTime)
                )
            )
        }
        if before.endTime != after.endTime {
            sentences.append(
                after.endTime.map { end in
                    texts.ends(
                        name,
                        moment(end, insteadOf: before.endTime),
                        before.endTime.map { former($0, of: end) }
                    )
                } ?? texts.isWornAgain(name)
            )
        }
        if before.note != after.note { sentences.append(texts.hasNote(name, after.note)) }
        if before.reason != after.reason || before.findings != after.findings {
            let summary = display.texts.removal.summary(of: after)
            if before.reason != nil || after.reason != nil {
                sentences.append(texts.hasReason(name, summary))
            } else if let summary {
                sentences.append(texts.hasFindings(name, summary))
            }
            if after.findings.isEmpty, !before.findings.isEmpty {
                sentences.append(texts.hasNoFindings(name))
            }
        }
        if before.profileID != after.profileID {
            let profile = records.profile(after.profileID)?.name
            sentences.append(display.texts.profiles.has(name, profile))
        } else if before.targetMinutes != after.targetMinutes, let hours = after.targetHours {
            let text = "\(display.number(hours)) \(display.texts.hours)"
            sentences.append(display.texts.profiles.hasHours(name, text))
        }
        if before.snoozedUntil != after.snoozedUntil {
            sentences.append(
                texts.isSnoozed(name, after.snoozedUntil.map(display.dateAndTime))
            )
        }
        return sentences
    }

    /// A time that another one replaces; on the same day, the time of day is enough.
    private func former(_ moment: Date, of other: Date) -> String {
        if isSameMinute(moment, other) { return display.exactTime(moment) }
        return display.calendar.isDate(moment, inSameDayAs: other)
            ? display.time(moment) : display.dateAndTime(moment)
    }

    /// A time that replaces another one, with the seconds if only they differ.
    private func moment(_ moment: Date, insteadOf other: Date?) -> String {
        guard let other, isSameMinute(moment, other) else { return display.dateAndTime(moment) }
        return display.exactDateAndTime(moment)
    }

    private func isSameMinute(_ left: Date, _ right: Date) -> Bool {
        display.calendar.isDate(left, equalTo: right, toGranularity: .minute)
    }

    /// The name of an entry, such as `Left Buttock (7 Mar 2026, 9:00)`.
    func named(_ entry: SiteEntry) -> String { named(entry.locationID, entry.startTime) }

    func named(_ location: SiteLocation.ID?, _ start: Date) -> String {
        texts.named(place(location), display.dateAndTime(start))
    }

    func place(_ entry: SiteEntry) -> String { place(entry.locationID) }

    func place(_ location: SiteLocation.ID?) -> String {
        display.texts.displayName(
            of: records.location(location) ?? former?.location(location)
                ?? added.first { $0.id == location }
        )
    }
}
