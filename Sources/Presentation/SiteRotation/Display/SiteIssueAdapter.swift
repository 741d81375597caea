public import MomentumSiteRotationDomain

/// One issue of the review as a row.
public struct SiteIssueAdapter: Hashable, Sendable, Identifiable {
    /// The number in the review, starting at 1.
    public let number: Int
    public let issue: SiteIssue
    /// The finding as a sentence.
    public let text: String

    public var id: Int { number }

    /// True if a correction can fix the issue.
    public var hasFix: Bool { issue.kind != .long }

    public init(_ issue: SiteIssue, number: Int, in records: SiteRecords, display: SiteDisplay) {
        self.number = number
        self.issue = issue
        let wording = SiteEffectWording(records: records, display: display)
        let texts = display.texts.corrections
        let time = display.texts.text(of: WearDuration(from: issue.from, to: issue.to))
        let name = issue.entries.first.map(wording.named) ?? ""
        text =
            switch issue.kind {
            case .overlap:
                texts.overlapsLater(name, issue.entries.dropFirst().map(wording.named), time)
            case .gap:
                texts.gap(display.dateAndTime(issue.from), display.dateAndTime(issue.to), time)
            case .duplicate: texts.duplicate(name, time)
            case .long: texts.long(name, time)
            }
    }
}
