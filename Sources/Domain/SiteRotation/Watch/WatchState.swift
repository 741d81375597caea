public import Foundation
import MomentumDomain

/// The data of the watch, the complications and the widgets.
///
/// The phone creates it from its records and sends it; only the newest counts.
public struct WatchState: Hashable, Sendable {
    /// The set that is worn.
    public struct Active: Hashable, Sendable {
        public let locationID: SiteLocation.ID?
        /// The place, even if the location was disabled since; `nil` if unknown.
        public let place: SitePlace?
        public let start: Date

        public init(locationID: SiteLocation.ID?, place: SitePlace?, start: Date) {
            self.locationID = locationID
            self.place = place
            self.start = start.cutToMilliseconds()
        }
    }

    /// An enabled location.
    public struct Location: Hashable, Sendable, Identifiable {
        public let id: SiteLocation.ID
        public let place: SitePlace
        public let sortOrder: Int
        /// The latest start of any entry there; `nil` if it was never used.
        public let lastUse: Date?
        /// The latest end of any entry there; also `nil` in states of earlier phones.
        public let lastRemoval: Date?
        /// The rest that covered it when the state was created.
        public let rest: Rest?

        public init(
            id: SiteLocation.ID,
            place: SitePlace,
            sortOrder: Int,
            lastUse: Date?,
            lastRemoval: Date? = nil,
            rest: Rest? = nil
        ) {
            self.id = id
            self.place = place
            self.sortOrder = sortOrder
            self.lastUse = lastUse?.cutToMilliseconds()
            self.lastRemoval = lastRemoval?.cutToMilliseconds()
            self.rest = rest
        }
    }

    /// A time in which a location is not used.
    public struct Rest: Hashable, Sendable {
        /// The time from which it can be used again; `nil` if the rest is open-ended.
        public let until: Date?
        public let reason: RestReason?

        public init(until: Date?, reason: RestReason? = nil) {
            self.until = until?.cutToMilliseconds()
            self.reason = reason
        }
    }

    /// The name of the installation on a phone.
    public let source: UUID
    /// The number of the state in its source.
    public let revision: Int
    /// The time of its creation by the phone's clock.
    public let createdAt: Date
    /// The worn set; `nil` if no set is worn.
    public let active: Active?
    /// The first set that a wrong clock placed in the future; it replaces ``active`` at its time.
    public let upcoming: Active?
    /// The recommended locations, in display order.
    public let recommended: [SiteLocation.ID]
    /// The last used locations, latest first.
    public let avoid: [SiteLocation.ID]
    /// Every enabled location, last used first.
    public let locations: [Location]
    public let targetHours: Double
    /// The results of the latest commands, newest last; at least the last 50.
    public let answers: [SiteCommandAnswer]

    public init(
        source: UUID,
        revision: Int,
        createdAt: Date,
        active: Active?,
        upcoming: Active? = nil,
        recommended: [SiteLocation.ID],
        avoid: [SiteLocation.ID],
        locations: [Location],
        targetHours: Double,
        answers: [SiteCommandAnswer]
    ) {
        self.source = source
        self.revision = revision
        self.createdAt = createdAt.cutToMilliseconds()
        self.active = active
        self.upcoming = upcoming
        self.recommended = recommended
        self.avoid = avoid
        self.locations = locations
        self.targetHours = targetHours
        self.answers = answers
    }

    /// The time from which ``upcoming`` counts, as in the records.
    var due: Date? { upcoming.map { SiteRotationState.due(start: $0.start) } }

    /// The set worn at a moment, according to this state.
    public func active(at moment: Date) -> Active? {
        due.map { $0 <= moment } == true ? upcoming : active
    }
}

extension WatchState {
    /// True if it replaces `other`, in any order of arrival.
    ///
    /// Between states of one source the number decides, without clocks. Another source is a new
    /// installation, which counts from 1.
    public func isNewer(than other: WatchState) -> Bool {
        source == other.source ? revision > other.revision : createdAt > other.createdAt
    }
}

extension WatchState {
    /// Creates a state from saved records only; `revision` is one more than in the previous state.
    ///
    /// - Complexity: O(*m* log *m*) in the number of locations; only the latest entries are read.
    public init(
        records: SiteRecords,
        settings: SiteSettings,
        source: UUID,
        revision: Int,
        now: Date
    ) {
        func active(_ entry: SiteEntry) -> Active {
            Active(
                locationID: entry.locationID,
                place: records.location(entry.locationID)?.place,
                start: entry.startTime
            )
        }
        let sites = SiteRecommender.recommend(
            records,
            at: now,
            options: RecommendationOptions(settings)
        )
        self.init(
            source: source,
            revision: revision,
            createdAt: now,
            active: records.activeEntry.map(active),
            upcoming: records.ahead.first { $0.isInCalendar && $0.isOpen }.map(active),
            recommended: sites.recommended.map(\.id),
            avoid: sites.avoid.map(\.id),
            locations: sites.all.map { site in
                Location(
                    id: site.id,
                    place: site.location.place,
                    sortOrder: site.location.sortOrder,
                    lastUse: site.lastUse,
                    lastRemoval: records.entries.lastEnd(at: site.id),
                    rest: site.rest.map { Rest(until: $0.until, reason: $0.reason) }
                )
            },
            targetHours: records.activeEntry?.targetHours(settings) ?? settings.targetHours,
            answers: records.answers
        )
    }
}
