public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// Keeps the reminders of the worn set scheduled, as records and settings change.
///
/// A host starts it once, at launch; the screen of reminders starts it too.
@MainActor
@Observable
public final class SiteReminderKeeper {
    /// The worn set with its reminders, and their settings.
    public struct Content: Hashable, Sendable {
        /// The worn set; `nil` if no set is worn.
        public let entry: SiteEntry?
        public let location: SiteLocation?
        public let settings: SiteSettings
        public let reminders: [SiteReminder]
    }

    /// The reason some future reminders will not be shown; `nil` if all will.
    public private(set) var failure: ErrorMessage?

    private let records: Feed<SiteRecords>
    private let settings: Feed<SiteSettings>
    private let scheduler: any SiteReminderScheduler
    private let dates: any WallClock
    let display: SiteDisplay
    @ObservationIgnored private var scheduling: Task<Void, Never>?
    @ObservationIgnored private var scheduled: [SiteReminderNotice]?
    @ObservationIgnored private var isFollowing = false

    /// Reminders in the past by `dates` are not scheduled.
    public init(
        records: Feed<SiteRecords>,
        settings: Feed<SiteSettings>,
        scheduler: any SiteReminderScheduler,
        dates: any WallClock,
        display: SiteDisplay
    ) {
        self.records = records
        self.settings = settings
        self.scheduler = scheduler
        self.dates = dates
        self.display = display
    }

    /// The reminders, based on the newest records and settings.
    public var content: LoadState<Content, ErrorMessage> {
        records.state.combined(with: settings.state) { records, settings in
            let entry = records.activeEntry
            return Content(
                entry: entry,
                location: records.location(entry?.locationID),
                settings: settings,
                reminders: entry.map { entry in
                    SiteReminder.reminders(
                        of: entry,
                        settings: settings,
                        calendar: display.calendar
                    )
                } ?? []
            )
        }
    }

    /// The texts of the reminders, including past ones.
    public var rows: [SiteReminderAdapter] {
        guard let content = content.value, let entry = content.entry else { return [] }
        let now = dates.now
        return content.reminders.map { reminder in
            SiteReminderAdapter(
                reminder,
                of: entry,
                at: content.location,
                settings: content.settings,
                now: now,
                display: display
            )
        }
    }

    /// Reads records and settings, schedules the reminders, and follows every later change.
    ///
    /// It returns once the reminders are scheduled, or ``failure`` has the reason they are not.
    public func load() async {
        async let settings: Void = settings.load()
        await records.load()
        await settings
        if !isFollowing {
            isFollowing = true
            follow({ _ = ($0.records.revision, $0.settings.revision) }, { await $0.schedule() })
        }
        await schedule()
    }

    /// Schedules the future reminders.
    ///
    /// Concurrent calls run one after the other, so that the newest list comes last.
    private func schedule() async {
        let before = scheduling
        let task = Task {
            await before?.value
            await scheduleNewest()
        }
        scheduling = task
        await task.value
    }

    private func scheduleNewest() async {
        guard content.value != nil else { return }
        let notices = rows.filter { !$0.isPast }.map(\.notice)
        guard notices != scheduled else { return }
        scheduled = notices
        do throws(SiteReminderError) {
            try await scheduler.schedule(notices)
            failure = nil
        } catch {
            failure = ErrorMessage(error, words: display.words)
            // The next load or change retries it.
            scheduled = nil
        }
    }
}
