import Foundation
public import MomentumSiteRotationDomain

/// The texts of the set in use.
public struct ActiveSiteAdapter: Hashable, Sendable {
    public let title: String
    /// The start, such as `Since 15 Jun 2025, 17:06`.
    public let since: String
    /// The elapsed hours with one decimal, such as `61.5`.
    public let elapsed: String
    /// The elapsed hours with their unit, `61.5 hours`.
    public let elapsedText: String
    public let target: String
    public let status: WearStatus
    /// The status as a word; `Due now` while the target is shown as reached.
    public let statusText: String
    /// The due time, such as `due in 2h 30m`, `due now` or `overdue by 17 days 2h`.
    public let dueText: String
    /// The filled part of the ring, 0 to 1.
    public let ringFraction: Double
    /// The ring for assistive technology, such as `61 of 72 hours, due soon`.
    public let ringValue: String
    /// The name of the profile; `nil` for none.
    public let profile: String?

    public init(_ site: ActiveSite, display: SiteDisplay) {
        self.init(
            place: site.location?.place,
            start: site.entry.startTime,
            progress: site.progress,
            profile: site.profile,
            display: display
        )
    }

    init(
        place: SitePlace?,
        start: Date,
        progress: WearProgress,
        profile: WearProfile? = nil,
        display: SiteDisplay
    ) {
        let texts = display.texts
        title = texts.displayName(of: place)
        since = texts.since(display.dateAndTime(start))
        elapsed = display.tenths(progress.elapsedTenths)
        elapsedText = "\(elapsed) \(texts.hours)"
        target = "\(display.number(progress.targetHours)) \(texts.hours)"
        status = progress.status
        statusText = texts.word(for: progress)
        dueText = texts.due(progress)
        ringFraction = progress.ringFraction
        ringValue = Self.ring(progress, display: display)
        self.profile = profile?.name
    }

    /// The text of a ring for assistive technology (SR-155).
    static func ring(_ progress: WearProgress, display: SiteDisplay) -> String {
        display.texts.ring(
            display.number(progress.elapsedHours.rounded(.down)),
            "\(display.number(progress.targetHours)) \(display.texts.hours)",
            display.texts.laterWord(for: progress)
        )
    }
}
