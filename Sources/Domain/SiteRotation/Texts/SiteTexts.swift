public import MomentumDomain

/// Every sentence and label of the tracker, in the language of `Words`.
///
/// Names of places are the wearer's; those that the suite knows are translated when they are shown.
public struct SiteTexts: Sendable {
    public var unknownLocation: String { words("Unknown Location") }
    public var noActiveSite: String { isAboutSensors ? sensors.none : words("No Active Site") }
    public var firstInvitation: String {
        isAboutSensors
            ? sensors.firstInvitation : words("Log your first site change to begin.")
    }
    public var invitation: String {
        isAboutSensors ? sensors.invitation : words("Log the next change.")
    }
    /// Precedes ``invitation`` while no set is worn.
    public func nothingWorn(_ since: String) -> String {
        isAboutSensors ? sensors.nothingWorn(since) : words("No set is worn since \(since).")
    }
    public var everythingUsedRecently: String { words("Every location was used recently.") }
    /// Replaces the invitation if even the longest-rested location was among the last used.
    public var everythingUsedLast: String { words("Every location is one of the last used.") }
    public var everythingRests: String { words("Every location rests.") }
    public var everythingRestsOrWasUsed: String {
        words("Every location rests or was used recently.")
    }
    public var longestRested: String { words("Longest rested") }
    public var active: String { words("Active") }

    public var neverUsed: String { words("Never used") }
    public var inUse: String { words("In use") }
    public var today: String { words("Today") }
    /// In English: `{count} days ago`.
    public func daysAgo(_ count: Int) -> String {
        words(Phrase(count, "1 day ago", "\(count: count) days ago"))
    }

    public var hours: String { words("hours") }
    /// In English: `Since {start}`.
    public func since(_ start: String) -> String {
        words("Since \(start)")
    }
    /// The value of the ring for assistive technology, such as `61 of 72 hours, due soon`.
    public func ring(_ elapsed: String, _ target: String, _ status: String) -> String {
        words("\(elapsed) of \(target), \(status)")
    }
    public var onTrack: String { words("On track") }
    public var dueSoon: String { words("Due soon") }
    public var overdue: String { words("Overdue") }
    /// Replaces the other words while the target is shown as reached.
    public var dueNow: String { words("Due now") }
    /// In English: `due in {duration}`.
    public func dueIn(_ duration: String) -> String {
        words("due in \(duration)")
    }
    /// In English: `overdue by {duration}`.
    public func overdueBy(_ duration: String) -> String {
        words("overdue by \(duration)")
    }

    /// The remark on a latest change that is ahead of the clock by `lead`.
    public func lead(_ lead: String) -> String {
        words(
            "The latest change is \(lead) ahead of this clock; this one was set to the same time."
        )
    }
    /// The remark on entries in the future; `named` has the first few of `count`.
    public func ahead(_ count: Int, _ named: [String]) -> String {
        apart(
            Phrase(
                count,
                "1 entry lies in the future",
                "\(count: count) entries lie in the future"
            ),
            count: count,
            named: named
        )
    }
    /// The remark on entries with times outside all calendars; `named` has the first few of
    /// `count`.
    public func impossible(_ count: Int, _ named: [String]) -> String {
        apart(
            Phrase(
                count,
                "1 entry is damaged: no calendar has its time",
                "\(count: count) entries are damaged: no calendar has their times"
            ),
            count: count,
            named: named
        )
    }

    public var recommended: String { words("Recommended") }
    public var avoid: String { words("Avoid, used recently") }
    /// The label of a rested location that still counts as last used, because others were not used
    /// since.
    public var avoidUsedLast: String { words("Avoid, one of the last used") }

    public var disclaimer: String {
        words(
            """
            This is a personal record, not a medical device, and it gives no medical advice. \
            Questions about your therapy belong to your care team.
            """
        )
    }

    public var locations: Locations { Locations(words: words) }
    public var settings: Settings { Settings(words: words) }
    public var statistics: Statistics { Statistics(words: words) }
    public var sync: Sync { Sync(words: words) }
    public var watch: Watch { Watch(words: words) }
    public var undo: Undo { Undo(words: words) }
    public var corrections: Corrections { Corrections(words: words) }
    public var removal: Removal { Removal(words: words) }
    public var rests: Rests { Rests(words: words) }
    public var reminders: Reminders { Reminders(words: words) }
    public var sensors: Sensors {
        Sensors(words: words, isAboutSets: isAboutSensors)
    }
    public var backup: Backup { Backup(words: words) }
    public var report: Report { Report(words: words) }
    public var bodyMap: BodyMap { BodyMap(words: words) }
    public var profiles: Profiles { Profiles(words: words) }

    package let words: Words
    /// True for the log of sensors, whose sentences are about sensors in place of sets.
    private let isAboutSensors: Bool

    /// Creates the texts in a language.
    public init(words: Words = .english) {
        self.init(words: words, isAboutSensors: false)
    }

    private init(words: Words, isAboutSensors: Bool) {
        (self.words, self.isAboutSensors) = (words, isAboutSensors)
    }

    /// The same texts, with counts and lists in other forms.
    package func with(_ forms: Words.Forms) -> SiteTexts {
        SiteTexts(words: words.with(forms), isAboutSensors: isAboutSensors)
    }

    /// The texts with words about sensors in place of sets.
    public var ofSensors: SiteTexts { SiteTexts(words: words, isAboutSensors: true) }
}

extension SiteTexts {
    /// A sentence about entries that no rule counts, with the remedy.
    private func apart(_ what: Phrase, count: Int, named: [String]) -> String {
        let others = count > named.count ? [words("\(count: count - named.count) more")] : []
        let list = (named + others).joined(separator: "; ")
        return words(
            Phrase(
                count,
                "\(what): \(list). Correct its time or delete it.",
                "\(what): \(list). Correct their times or delete them."
            )
        )
    }

    /// The latest change's lead over the clock, in whole seconds, minutes or hours.
    public func lead(_ lead: Duration) -> String {
        let seconds = max(Int(lead.components.seconds), 1)
        let minutes = (seconds + 30) / 60
        let rounded: Phrase =
            seconds < 60
            ? .counted(seconds, "second")
            : minutes < 60
                ? .counted(minutes, "minute") : .counted((minutes + 30) / 60, "hour")
        return self.lead(words(rounded))
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

    /// The word at the ring inside a sentence, where English has a small letter.
    package func laterWord(for progress: WearProgress) -> String {
        if progress.showsTarget { return words("due now") }
        return switch progress.status {
        case .onTrack: words("on track")
        case .dueSoon: words("due soon")
        case .overdue: words("overdue")
        }
    }

    /// The time until or since the target; neither within a minute of it.
    public func due(_ progress: WearProgress) -> String {
        let seconds = progress.remainingSeconds
        if abs(seconds) < 60 { return words("due now") }
        let duration = daysText(of: WearDuration(seconds: abs(seconds)))
        return seconds > 0 ? dueIn(duration) : overdueBy(duration)
    }

    /// A duration, such as `68h 30m`, `72h`, or `45m` below one hour.
    public func text(of duration: WearDuration) -> String { words(duration.phrase) }

    /// A duration with days: as ``text(of:)`` below three days, then `20 days 2h` or `3 days`, and
    /// only days from 30 days.
    public func daysText(of duration: WearDuration) -> String { words(duration.daysPhrase) }

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
}

extension SiteTexts {
    /// The sentences and labels of settings and onboarding; part of ``SiteTexts``.
    public struct Settings: Sendable {
        package let words: Words

        public var target: String { words("Target duration") }
        public var absorptionThreshold: String { words("Absorption alert threshold") }
        public var strategy: String { words("Recommendations") }
        public var cooldown: String { words("Body-part cooldown") }
        /// In English: `{number}%`.
        public func percent(_ number: String) -> String {
            words("\(number)%")
        }
        /// In English: `{count} changes`.
        public func changes(_ count: Int) -> String {
            words(.counted(count, "change"))
        }
        public var bySite: String { words("By site") }
        public var byBodyPart: String { words("By body part") }
        public var bodyPartCooldown: String { words("With a rest for body parts") }
        public var clock: String { words("Times") }
        public var clockOfSystem: String { words("as the system") }
        /// In English: `{hours} hours`.
        public func clockOf(_ hours: Int) -> String {
            words("\(count: hours) hours")
        }

        public var storage: String {
            words(
                """
                Your records and settings are kept on this device. Nothing leaves it but the \
                files you export, and what you sync yourself.
                """
            )
        }

        public var welcome: String { words("Welcome") }
        public var welcomeText: String {
            words("Keep track of your infusion sites, or restore a backup.")
        }
        public var chooseLocations: String { words("Your locations") }
        public var chooseLocationsText: String {
            words("Switch off the places that you do not use.")
        }
        public var ready: String { words("Ready") }
        public var readyText: String {
            words("Log your first site change. Everything can be changed later in settings.")
        }

        init(words: Words) { self.words = words }

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
