public import Foundation

/// The content of complications and widgets for the next two hours.
public struct SiteTimeline: Hashable, Sendable {
    /// The time from one entry to the next, and to the next request, in seconds.
    static let step: TimeInterval = 15 * 60
    static let count = 9

    /// At the time of the request, and every 15 minutes for two hours.
    public let entries: [SiteTimelineEntry]
    /// The time to ask for the next timeline; later entries serve if no process can ask.
    public let nextRequest: Date

    /// - Parameters:
    ///   - state: The last state; `nil` when none was received.
    ///   - date: The time of the platform's request.
    public init(_ state: WatchState?, from date: Date) {
        entries = (0..<Self.count).map { index in
            let date = date + Double(index) * Self.step
            return SiteTimelineEntry(date: date, content: Self.content(state, at: date))
        }
        let due = state?.due.flatMap { $0 > date ? $0 : nil } ?? .distantFuture
        nextRequest = min(date + Self.step, due)
    }

    private static func content(
        _ state: WatchState?,
        at date: Date
    ) -> SiteTimelineEntry.Content {
        guard let state else { return .awaitingState }
        return state.active(at: date).map { active in
            .wearing(place: active.place, start: active.start, targetHours: state.targetHours)
        } ?? .noActiveSite
    }
}
