public import Foundation
public import MomentumSiteRotationDomain

/// The texts of a rest in a list.
public struct SiteRestAdapter: Hashable, Sendable, Identifiable {
    public let id: SiteRest.ID
    public let title: String
    /// The time in words, such as `Resting until 14 May`.
    public let time: String
    /// The reason; `nil` if none was given.
    public let reason: String?
    public let note: String?
    /// True if the rest is active now.
    public let isActive: Bool

    public init(_ rest: SiteRest, location: SiteLocation?, now: Date, display: SiteDisplay) {
        let texts = display.texts.rests
        id = rest.id
        title = display.texts.displayName(of: location)
        if let until = rest.until, rest.isOver(at: now) {
            time = texts.over(display.dayAndMonth(until, now: now))
        } else if rest.from > now {
            time = texts.later(display.dayAndMonth(rest.from, now: now))
        } else {
            time = display.badge(of: rest, now: now)
        }
        reason = rest.reason.map { texts.word(for: $0) }
        note = rest.note
        isActive = rest.covers(now)
    }

    /// The row as one sentence: name, time, reason.
    public var accessibilityLabel: String {
        [title, time, reason].compactMap(\.self).joined(separator: ", ")
    }
}
