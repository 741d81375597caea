import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain

extension SiteSelectionViewModel {
    /// The remark after a change, otherwise `nil`.
    ///
    /// It reports that the change got the time of a future latest one, and suggestions from the
    /// findings of the closed set.
    public var remark: String? {
        guard case .saved(let logged) = state else { return nil }
        let removal = logged.closed.flatMap { closed in
            display.remark(onRemovalOf: closed, in: records.state.value, now: dates.now)
        }
        let parts = [logged.lead.map(display.texts.lead), removal].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
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
