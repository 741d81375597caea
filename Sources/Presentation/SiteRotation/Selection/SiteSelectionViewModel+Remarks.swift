import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain

extension SiteSelectionViewModel {
    /// The remark after a change, otherwise `nil`.
    ///
    /// It reports that the change got the time of a future latest one, the entries that it
    /// overlaps, and suggestions from the findings of the closed set.
    public var remark: String? {
        guard case .saved(let logged) = state else { return nil }
        let removal = logged.closed.flatMap { closed in
            display.remark(onRemovalOf: closed, in: records.state.value, now: dates.now)
        }
        let overlaps = records.state.value.flatMap { overlapRemark(on: logged, in: $0) }
        let parts = [logged.lead.map(display.texts.lead), overlaps, removal].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// The sentence about the entries that a change overlaps; `nil` without any.
    private func overlapRemark(on logged: LoggedSiteChange, in records: SiteRecords) -> String? {
        let (entry, others) = (logged.entry, logged.overlaps)
        guard !others.isEmpty else { return nil }
        let shared = others.map { other in
            let end = [entry.endTime, other.endTime].compactMap(\.self).min() ?? dates.now
            return (from: max(entry.startTime, other.startTime), to: end)
        }
        let from = shared.map(\.from).min() ?? entry.startTime
        let to = shared.map(\.to).max() ?? from
        let wording = SiteEffectWording(records: records, display: display)
        return display.texts.corrections.overlapsLater(
            wording.named(entry),
            others.map(wording.named),
            display.texts.text(of: WearDuration(from: from, to: to))
        )
    }

    /// Names the details of both changes that ``correctInstead()`` would drop; `nil` without a
    /// loss, and without a question.
    public var correctionRemark: String? {
        let (change, last): (SiteChange, SiteLoggedAgain)
        switch state {
        case .asking(let draft, let again), .correctionFailed(let draft, let again, _):
            (change, last) = (draft, again)
        default: return nil
        }
        guard !last.isSamePlace else { return nil }
        var parts: [String] = []
        if change.describesPrevious { parts.append(display.texts.removal.isLeftOut) }
        if let time = change.time, time != last.active.startTime {
            parts.append(display.texts.removal.keepsTime)
        }
        if let note = last.active.note, let other = change.note?.nilIfBlank, other != note {
            parts.append(display.texts.removal.replacesNote(note))
        }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// The remark on the location to be used: it rests, or clashes with the other device; `nil`
    /// without a question.
    public var placeRemark: String? {
        switch state {
        case .askingAboutRest(_, let rest):
            display.remark(on: rest, at: location, now: dates.now)
        case .askingAboutClash(_, let clash):
            records.state.value.map { display.remark(on: clash, at: location, in: $0) }
        default: nil
        }
    }
}
