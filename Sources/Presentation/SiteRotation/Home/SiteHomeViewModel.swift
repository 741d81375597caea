public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The first screen: the site in use, and the recommended next ones.
@MainActor
@Observable
public final class SiteHomeViewModel {
    private let records: Feed<SiteRecords>
    private let settings: Feed<SiteSettings>
    private let dates: any WallClock
    private let clock: any Clock<Duration>
    private let display: SiteDisplay
    private let router: any RouterProtocol<SiteRotationRoute>
    private var minute: Date

    /// `dates` measures elapsed times; ``keepTime()`` waits on `clock`.
    public init(
        records: Feed<SiteRecords>,
        settings: Feed<SiteSettings>,
        dates: any WallClock,
        clock: any Clock<Duration>,
        display: SiteDisplay,
        router: any RouterProtocol<SiteRotationRoute>
    ) {
        self.records = records
        self.settings = settings
        self.dates = dates
        self.clock = clock
        self.display = display
        self.router = router
        minute = dates.now
    }

    /// The present moment, followed by minutes.
    ///
    /// A rest that was added seconds ago already counts; at the last full minute it did not.
    private var now: Date {
        _ = minute
        return dates.now
    }

    /// The content of the screen; it follows every change of the records and settings.
    public var state: LoadState<SiteHome, ErrorMessage> {
        records.state.combined(with: settings.state) { [now] records, settings in
            SiteHome(records: records, settings: settings, now: now)
        }
    }

    /// The texts of the screen; `nil` until its content is loaded.
    public var texts: SiteHomeAdapter? {
        state.value.map { SiteHomeAdapter($0, display: display) }
    }

    /// The worn sensor, next to the set; `nil` on a sensor screen, and unless sensors are logged.
    public var sensor: SiteHome? {
        guard let records = records.state.value, records.device == .set,
            let settings = settings.state.value, settings.usesSensors
        else { return nil }
        return SiteHome(records: records.of(.sensor), settings: settings, now: now)
    }

    /// The line about ``sensor``.
    public var sensorTexts: SiteSensorAdapter? {
        sensor.map { SiteSensorAdapter($0, display: display) }
    }

    /// The warning about future entries, above the rest; `nil` if there are none.
    public var ahead: SiteAheadAdapter? {
        records.state.value.flatMap { SiteAheadAdapter($0, display: display) }
    }

    /// True if the settings are loaded and the user has not completed onboarding.
    public var needsOnboarding: Bool {
        settings.state.value.map { !$0.isOnboardingCompleted } ?? false
    }

    /// Reads records and settings; concurrent calls share the load.
    public func load() async {
        async let settings: Void = settings.load()
        await records.load()
        await settings
        minute = dates.now
    }

    /// Updates elapsed times and days as each minute begins, without reading anything.
    ///
    /// Runs until its task is cancelled, for example because the screen disappears.
    public func keepTime() async {
        while !Task.isCancelled {
            minute = dates.now
            try? await clock.sleep(for: dates.timeToNextMinute)
        }
    }

    public func chooseLocation() { router.present(.selection) }

    /// Presents the confirmation of a change to one location.
    public func log(at location: SiteLocation.ID) {
        router.present(.confirmation(location: location))
    }

    public func openHistory() { router.push(.history(location: nil)) }

    /// Opens the log of sensors.
    public func openSensors() { router.push(.sensors(.home)) }

    public func openStatistics() { router.push(.statistics) }

    public func openSettings() { router.push(.settings) }
}
