public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The places on the body with their rest, today or at the end of an earlier day.
@MainActor
@Observable
public final class BodyMapViewModel {
    /// The elements of a map.
    private struct Parts: Equatable {
        let revisions: [Int]
        /// The last minute of the shown day, or the current minute.
        let minute: Int
        let isMirrored: Bool
    }

    /// The shown day; `nil` is today.
    public private(set) var day: SiteDay?
    /// True if the front is mirrored.
    public private(set) var isMirrored = false

    private let records: Feed<SiteRecords>
    private let settings: Feed<SiteSettings>
    private let dates: any WallClock
    private let display: SiteDisplay
    private let router: any RouterProtocol<SiteRotationRoute>
    @ObservationIgnored private var kept: (parts: Parts, map: BodyMap)?

    /// A `day` after today selects today.
    public init(
        day: SiteDay?,
        records: Feed<SiteRecords>,
        settings: Feed<SiteSettings>,
        dates: any WallClock,
        display: SiteDisplay,
        router: any RouterProtocol<SiteRotationRoute>
    ) {
        self.records = records
        self.settings = settings
        self.dates = dates
        self.display = display
        self.router = router
        show(day)
    }

    /// The map; it follows every change of the records and settings.
    public var state: LoadState<BodyMap, ErrorMessage> {
        records.state.combined(with: settings.state) { map(of: $0, $1) }
    }

    /// The words of the map; `nil` until its content is loaded.
    public var texts: BodyMapAdapter? {
        state.value.map { BodyMapAdapter($0, day: day, display: display) }
    }

    /// Reads records and settings; concurrent calls share the load.
    public func load() async {
        async let settings: Void = settings.load()
        await records.load()
        await settings
    }

    /// Shows the end of a day; `nil`, today and later days show the present.
    public func show(_ day: SiteDay?) {
        self.day = day.flatMap { $0 < today ? $0 : nil }
    }

    public func showEarlierDay() { show((day ?? today).adding(-1)) }

    /// Shows the next day; does nothing today.
    public func showLaterDay() { show(day?.adding(1)) }

    /// Swaps the sides of the front, as in a mirror, or back.
    public func mirror() { isMirrored.toggle() }

    /// Opens the history of a place.
    public func openHistory(of location: SiteLocation.ID) {
        router.push(.history(location: location))
    }

    private var today: SiteDay { SiteDay(dates.now, in: display.calendar.timeZone) }

    private func map(of records: SiteRecords, _ settings: SiteSettings) -> BodyMap {
        // A day ends with its last millisecond; the next instant belongs to the next day.
        let moment = day.map { $0.end(in: display.calendar.timeZone) - 0.001 } ?? dates.now
        let parts = Parts(
            revisions: [self.records.revision, self.settings.revision],
            minute: Int(moment.timeIntervalSince1970 / 60),
            isMirrored: isMirrored
        )
        if let kept, kept.parts == parts { return kept.map }
        let map = BodyMap(
            records: records,
            options: RecommendationOptions(settings),
            moment: moment,
            isPast: day != nil,
            calendar: display.calendar,
            isMirrored: isMirrored
        )
        kept = (parts, map)
        return map
    }
}
