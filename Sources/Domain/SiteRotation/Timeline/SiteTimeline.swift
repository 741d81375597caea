public import Foundation

/// The content of complications and widgets for the next two hours.
public struct SiteTimeline: Hashable, Sendable {
    /// The seconds between two entries, and until the next request.
    static let step: TimeInterval = 15 * 60
    static let count = 9

    /// The entries at the time of the request, and every 15 minutes for two hours.
    public let entries: [Entry]
    /// The time to request the next timeline; later entries serve if no process can.
    public let nextRequest: Date

    /// `state` is the last one, `nil` if none was received; `date` is the time of the platform's
    /// request.
    public init(_ state: WatchState?, from date: Date) {
        entries = (0..<Self.count).map { index in
            let date = date + Double(index) * Self.step
            return Entry(date: date, content: Self.content(state, at: date))
        }
        let due = state?.due.flatMap { $0 > date ? $0 : nil } ?? .distantFuture
        nextRequest = min(date + Self.step, due)
    }

    private static func content(
        _ state: WatchState?,
        at date: Date
    ) -> Entry.Content {
        guard let state else { return .awaitingState }
        return state.active(at: date).map { active in
            .wearing(place: active.place, start: active.start, targetHours: state.targetHours)
        } ?? .noActiveSite
    }
}

extension SiteTimeline {
    /// The content of a complication or widget from a point in time.
    public struct Entry: Hashable, Sendable {
        /// The content without its time.
        public enum Content: Hashable, Sendable {
            /// No state was received yet.
            case awaitingState
            case noActiveSite
            /// - Parameters:
            ///   - place: The set's place; `nil` if unknown.
            ///   - start: The time of placement, from which a platform can count itself.
            ///   - targetHours: The planned wear time.
            case wearing(place: SitePlace?, start: Date, targetHours: Double)
        }

        /// The time at which it replaces the previous entry.
        public let date: Date
        public let content: Content

        public init(date: Date, content: Content) {
            self.date = date
            self.content = content
        }

        /// The wear progress at the time of the entry; `nil` without a worn set.
        public var progress: WearProgress? {
            guard case .wearing(_, let start, let targetHours) = content else { return nil }
            return WearProgress(start: start, now: date, targetHours: targetHours)
        }
    }
}
