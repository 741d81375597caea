public import Foundation

/// What a complication or widget shows from a moment on.
public struct SiteTimelineEntry: Hashable, Sendable {
    /// What is shown, apart from the time at which it is.
    public enum Content: Hashable, Sendable {
        /// No state was received yet.
        case awaitingState
        case noActiveSite
        /// - Parameters:
        ///   - place: Where the set is worn; `nil` when that is not known.
        ///   - start: When it was placed; a platform that can count by itself does, from here.
        ///   - targetHours: The planned wearing time.
        case wearing(place: SitePlace?, start: Date, targetHours: Double)
    }

    /// When it takes the place of the entry before.
    public let date: Date
    public let content: Content

    public init(date: Date, content: Content) {
        self.date = date
        self.content = content
    }

    /// How long the set has been worn at the time of the entry; `nil` where none is shown.
    public var progress: WearProgress? {
        guard case .wearing(_, let start, let targetHours) = content else { return nil }
        return WearProgress(start: start, now: date, targetHours: targetHours)
    }
}
