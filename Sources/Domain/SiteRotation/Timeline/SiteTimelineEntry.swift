public import Foundation

/// The content of a complication or widget from a moment on.
public struct SiteTimelineEntry: Hashable, Sendable {
    /// The content without its time.
    public enum Content: Hashable, Sendable {
        /// No state was received yet.
        case awaitingState
        case noActiveSite
        /// - Parameters:
        ///   - place: The set's place; `nil` when it is unknown.
        ///   - start: The time of placing, from which a platform can count by itself.
        ///   - targetHours: The planned wearing time.
        case wearing(place: SitePlace?, start: Date, targetHours: Double)
    }

    /// The time at which it replaces the entry before.
    public let date: Date
    public let content: Content

    public init(date: Date, content: Content) {
        self.date = date
        self.content = content
    }

    /// The progress of wearing at the time of the entry; `nil` without a worn set.
    public var progress: WearProgress? {
        guard case .wearing(_, let start, let targetHours) = content else { return nil }
        return WearProgress(start: start, now: date, targetHours: targetHours)
    }
}
