import MomentumDomain

/// Every sentence and label of the tracker, in one table that a host can replace.
///
/// It excludes names of places, because the wearer typed them.
public struct SiteTexts: Sendable {
    public var unknownLocation = "Unknown Location"
    public var noActiveSite = "No Active Site"
    public var firstInvitation = "Log your first site change to begin."
    public var invitation = "Log the next change."
    /// Precedes ``invitation`` while no set is worn.
    public var nothingWorn: @Sendable (_ since: String) -> String = {
        "No set is worn since \($0)."
    }
    public var everythingUsedRecently = "Every location was used recently."
    /// Replaces the invitation if even the longest-rested location was among the last used.
    public var everythingUsedLast = "Every location is one of the last used."
    public var everythingRests = "Every location rests."
    public var everythingRestsOrWasUsed = "Every location rests or was used recently."
    public var longestRested = "Longest rested"
    public var active = "Active"

    public var neverUsed = "Never used"
    public var inUse = "In use"
    public var today = "Today"
    public var daysAgo: @Sendable (Int) -> String = { $0 == 1 ? "1 day ago" : "\($0) days ago" }

    public var hours = "hours"
    public var since: @Sendable (_ start: String) -> String = { "Since \($0)" }
    /// The value of the ring for assistive technology, such as `61 of 72 hours, due soon`.
    public var ring: @Sendable (_ elapsed: String, _ target: String, _ status: String) -> String = {
        "\($0) of \($1), \($2)"
    }
    public var onTrack = "On track"
    public var dueSoon = "Due soon"
    public var overdue = "Overdue"
    /// Replaces the other words while the target is shown as reached.
    public var dueNow = "Due now"
    public var dueIn: @Sendable (_ duration: String) -> String = { "due in \($0)" }
    public var overdueBy: @Sendable (_ duration: String) -> String = { "overdue by \($0)" }

    /// The remark on a latest change that is ahead of the clock by `lead`.
    public var lead: @Sendable (_ lead: String) -> String = {
        "The latest change is \($0) ahead of this clock; this one was set to the same time."
    }
    /// The remark on entries in the future; `named` has the first few of `count`.
    public var ahead: @Sendable (_ count: Int, _ named: [String]) -> String = {
        SiteTexts.apart(
            $0 == 1 ? "1 entry lies in the future" : "\($0) entries lie in the future",
            count: $0,
            named: $1
        )
    }
    /// The remark on entries with times outside all calendars; `named` has the first few of
    /// `count`.
    public var impossible: @Sendable (_ count: Int, _ named: [String]) -> String = {
        SiteTexts.apart(
            $0 == 1
                ? "1 entry is damaged: no calendar has its time"
                : "\($0) entries are damaged: no calendar has their times",
            count: $0,
            named: $1
        )
    }

    public var recommended = "Recommended"
    public var avoid = "Avoid, used recently"
    /// The label of a rested location that still counts as last used, because others were not used
    /// since.
    public var avoidUsedLast = "Avoid, one of the last used"

    public var disclaimer = """
        This is a personal record, not a medical device, and it gives no medical advice. \
        Questions about your therapy belong to your care team.
        """

    public var locations = Locations()
    public var settings = Settings()
    public var statistics = Statistics()
    public var sync = Sync()
    public var watch = Watch()
    public var undo = Undo()
    public var corrections = Corrections()
    public var removal = Removal()
    public var rests = Rests()
    public var reminders = Reminders()
    public var sensors = Sensors()
    public var backup = Backup()
    public var report = Report()
    public var bodyMap = BodyMap()
    public var profiles = Profiles()

    public init() {}
}

extension SiteTexts {
    /// A sentence about entries that no rule counts, with the remedy.
    static func apart(_ what: String, count: Int, named: [String]) -> String {
        let others = count > named.count ? ["\(count - named.count) more"] : []
        let list = (named + others).joined(separator: "; ")
        return count == 1
            ? "\(what): \(list). Correct its time or delete it."
            : "\(what): \(list). Correct their times or delete them."
    }

    /// The latest change's lead over the clock, in whole seconds, minutes or hours.
    public func lead(_ lead: Duration) -> String {
        let seconds = max(Int(lead.components.seconds), 1)
        let minutes = (seconds + 30) / 60
        return self.lead(
            seconds < 60
                ? seconds.counted("second", "seconds")
                : minutes < 60
                    ? minutes.counted("minute", "minutes")
                    : ((minutes + 30) / 60).counted("hour", "hours")
        )
    }

    /// The days of rest since a set was removed, such as `1 day ago`; `nil` means no use.
    public func lastUse(days: Int?) -> String {
        switch days {
        case nil: neverUsed
        case 0?: today
        case let days?: daysAgo(days)
        }
    }

    /// The word at the ring: the status, except for the minutes around the target.
    public func word(for progress: WearProgress) -> String {
        progress.showsTarget ? dueNow : word(for: progress.status)
    }

    /// The time until or since the target; neither within a minute of it.
    public func due(_ progress: WearProgress) -> String {
        let seconds = progress.remainingSeconds
        if abs(seconds) < 60 { return dueNow.lowercased() }
        let duration = WearDuration(seconds: abs(seconds)).daysText
        return seconds > 0 ? dueIn(duration) : overdueBy(duration)
    }

    /// The status as a word, because many people cannot rely on colour alone.
    public func word(for status: WearStatus) -> String {
        switch status {
        case .onTrack: onTrack
        case .dueSoon: dueSoon
        case .overdue: overdue
        }
    }

    /// The label of a badge; `nil` if there is no badge.
    ///
    /// The location has rested for `days`. After two weeks no label calls its use recent.
    public func label(for category: SiteCategory, days: Int? = nil) -> String? {
        switch category {
        case .avoid: RestBand(days: days ?? 0) == .rested ? avoidUsedLast : avoid
        case .recommended: recommended
        case .resting: rests.resting
        case .neutral: nil
        }
    }

    /// The name of a location in sentences; also covers an unknown one.
    public func displayName(of location: SiteLocation?) -> String {
        location?.displayName ?? unknownLocation
    }

    /// The name of a location for small spaces; also covers an unknown one.
    public func shortName(of location: SiteLocation?) -> String {
        location?.shortName ?? unknownLocation
    }

    /// The name of a place for small spaces; also covers an unknown one.
    public func shortName(of place: SitePlace?) -> String {
        place?.shortName ?? unknownLocation
    }

    /// The name of a place in sentences; also covers an unknown one.
    public func displayName(of place: SitePlace?) -> String {
        place?.displayName ?? unknownLocation
    }
}

extension SiteTexts {
    /// The sentences and labels of settings and onboarding; part of ``SiteTexts``.
    public struct Settings: Sendable {
        public var target = "Target duration"
        public var absorptionThreshold = "Absorption alert threshold"
        public var strategy = "Recommendations"
        public var cooldown = "Body-part cooldown"
        public var percent: @Sendable (_ number: String) -> String = { "\($0)%" }
        public var changes: @Sendable (Int) -> String = { $0.counted("change", "changes") }
        public var bySite = "By site"
        public var byBodyPart = "By body part"
        public var bodyPartCooldown = "With a rest for body parts"
        public var clock = "Times"
        public var clockOfSystem = "as the system"
        public var clockOf: @Sendable (_ hours: Int) -> String = { "\($0) hours" }

        public var storage = """
            Your records and settings are kept on this device. Nothing leaves it but the files you \
            export, and what you sync yourself.
            """

        public var welcome = "Welcome"
        public var welcomeText = "Keep track of your infusion sites, or restore a backup."
        public var chooseLocations = "Your locations"
        public var chooseLocationsText = "Switch off the places that you do not use."
        public var ready = "Ready"
        public var readyText =
            "Log your first site change. Everything can be changed later in settings."

        public init() {}

        /// The hours of the clock in words.
        public func clockHours(_ hours: ClockHours?) -> String {
            hours.map { clockOf($0.rawValue) } ?? clockOfSystem
        }

        /// The strategy in words.
        public func word(for strategy: RecommendationStrategy) -> String {
            switch strategy {
            case .bySite: bySite
            case .byBodyPart: byBodyPart
            case .bodyPartCooldown: bodyPartCooldown
            }
        }
    }
}
