public import Foundation
public import MomentumSiteRotationDomain

/// The texts of a timeline entry in each family, at the time of the entry.
public struct SiteTimelineAdapter: Hashable, Sendable {
    /// The rectangular complication.
    public struct Rectangular: Hashable, Sendable {
        public let title: String
        /// The detail, such as `50.3h elapsed`; `nil` without an active site.
        public let detail: String?
    }

    /// The circular complication, and the circular widget of the phone.
    public struct Circular: Hashable, Sendable {
        /// The text: `45m` below one hour, otherwise `71h`; empty without an active site.
        public let text: String
        /// The filled part of the ring, 0 to 1.
        public let ringFraction: Double
        /// The status, which decides the colour: green, yellow or red; `nil` without an active
        /// site.
        public let status: WearStatus?
        /// The text for assistive technology.
        public let label: String
    }

    /// The small square widget of the phone.
    public struct Small: Hashable, Sendable {
        public let title: String
        public let detail: String?
        /// The status as a word, because many people cannot tell the colours apart.
        public let statusText: String?
        /// The filled part of the ring, 0 to 1.
        public let ringFraction: Double
        public let status: WearStatus?
    }

    public let date: Date
    /// The time from which a platform itself counts; `nil` without an active site.
    public let start: Date?
    public let rectangular: Rectangular
    public let circular: Circular
    public let inline: String
    public let small: Small

    public init(_ entry: SiteTimeline.Entry, display: SiteDisplay) {
        date = entry.date
        let texts = display.texts
        guard case .wearing(let place, let start, _) = entry.content, let progress = entry.progress
        else {
            let title =
                entry.content == .awaitingState ? texts.watch.awaitingState : texts.noActiveSite
            start = nil
            rectangular = Rectangular(title: title, detail: nil)
            circular = Circular(text: "", ringFraction: 0, status: nil, label: title)
            inline = title
            small = Small(
                title: title,
                detail: nil,
                statusText: nil,
                ringFraction: 0,
                status: nil
            )
            return
        }
        self.start = start
        let title = texts.shortName(of: place)
        let detail = texts.watch.elapsed(display.tenths(progress.elapsedTenths))
        let ring = ActiveSiteAdapter.ring(progress, display: display)
        rectangular = Rectangular(title: title, detail: detail)
        let (hours, minutes) = (progress.elapsedSeconds / 60).quotientAndRemainder(dividingBy: 60)
        circular = Circular(
            text: hours == 0 ? texts.watch.shortMinutes(minutes) : texts.watch.shortHours(hours),
            ringFraction: progress.ringFraction,
            status: progress.status,
            label: "\(texts.displayName(of: place)), \(ring)"
        )
        inline = "\(title) \u{B7} \(texts.watch.hoursAndMinutes(hours, minutes))"
        small = Small(
            title: title,
            detail: detail,
            statusText: texts.word(for: progress),
            ringFraction: progress.ringFraction,
            status: progress.status
        )
    }
}
