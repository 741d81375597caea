public import Foundation
import MomentumDomain

/// All that the watch, the complications and the widgets know. The phone makes one from its records
/// and sends it; the newest one counts, whatever came before.
public struct WatchState: Hashable, Sendable {
    /// The set that is worn.
    public struct Active: Hashable, Sendable {
        public let locationID: SiteLocation.ID?
        /// Where it is worn, also when the location was disabled since; `nil` when that is not
        /// known.
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
        /// The latest start of any entry there; `nil` when it was never used.
        public let lastUse: Date?

        public init(id: SiteLocation.ID, place: SitePlace, sortOrder: Int, lastUse: Date?) {
            self.id = id
            self.place = place
            self.sortOrder = sortOrder
            self.lastUse = lastUse?.cutToMilliseconds()
        }
    }

    /// One for each installation on a phone.
    public let source: UUID
    /// Counts the states of a source up.
    public let revision: Int
    /// When the phone made it, by its clock.
    public let createdAt: Date
    /// `nil` when no set is worn.
    public let active: Active?
    /// The first set that a wrong clock has placed ahead, which takes the place of ``active`` when
    /// its time comes.
    public let upcoming: Active?
    /// Where the next set may go, in the order in which they are shown.
    public let recommended: [SiteLocation.ID]
    /// What was used last, the last one first.
    public let avoid: [SiteLocation.ID]
    /// Every enabled location, the last used one first.
    public let locations: [Location]
    /// The planned wearing time, in hours.
    public let targetHours: Double
    /// What became of the latest commands, the newest last; at least 50 of them once there were.
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

    /// The moment at which ``upcoming`` comes to count, as in the records.
    var due: Date? { upcoming.map { SiteRotationState.due(start: $0.start) } }

    /// The set that is worn at a moment, by what this state says.
    public func active(at moment: Date) -> Active? {
        due.map { $0 <= moment } == true ? upcoming : active
    }
}

extension WatchState {
    /// Whether it takes the place of `other`; the order in which they arrive means nothing. A
    /// source counts its states, so between two of one source clocks do not matter. Another source
    /// is another installation, whose counting has begun anew.
    public func isNewer(than other: WatchState) -> Bool {
        source == other.source ? revision > other.revision : createdAt > other.createdAt
    }
}

extension WatchState {
    /// The state that follows from what was read and nothing else, so only saved records are ever
    /// sent.
    /// - Parameters:
    ///   - records: A view that a repository answered with.
    ///   - settings: The settings that hold with it.
    ///   - source: See ``source``.
    ///   - revision: One more than that of the state before.
    ///   - now: When it is made.
    /// - Complexity: O(*m* log *m*) in the number of locations; entries are not looked through.
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
        let sites = SiteRecommender.recommend(records, options: RecommendationOptions(settings))
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
                    lastUse: site.lastUse
                )
            },
            targetHours: settings.targetHours,
            answers: records.answers
        )
    }
}
