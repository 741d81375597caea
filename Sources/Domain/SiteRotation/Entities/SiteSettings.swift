/// The wearer's choices for the tracker as a whole.
///
/// Setters clamp numbers to their ranges; missing and impossible numbers become the default.
public struct SiteSettings: Hashable, Sendable {
    /// The default target in hours: three days, the usual longest wear of a soft cannula.
    public static let standardTargetHours = 72.0
    /// The value for a fifth below the overall median, in percent.
    public static let standardAbsorptionThreshold = 20.0
    /// The default cooldown: two changes.
    public static let standardCooldown = 2
    /// The range of the target in hours: half a day to a week.
    public static let targetHoursRange = 12.0...168.0
    /// The range of the threshold, in percent below the overall median.
    public static let absorptionThresholdRange = 5.0...50.0
    /// The range of the cooldown, in changes.
    public static let cooldownRange = 1...10

    /// The planned wearing time, in hours.
    public var targetHours: Double { didSet { targetHours = Self.target(targetHours) } }
    /// The distance below the overall median at which a location is flagged, in percent.
    public var absorptionThreshold: Double {
        didSet { absorptionThreshold = Self.threshold(absorptionThreshold) }
    }
    public var strategy: RecommendationStrategy
    /// The number of latest changes whose body parts rest, for `bodyPartCooldown`.
    public var cooldown: Int { didSet { cooldown = Self.cooldown(cooldown) } }
    public var isOnboardingCompleted: Bool
    public var reminders: ReminderSettings
    /// True if reminders on this device name the place and the note, which others may see.
    public var namesInReminders: Bool
    /// The hour format of this device; `nil` for that of its locale.
    public var clockHours: ClockHours?
    /// True if the tracker also logs glucose sensors.
    public var usesSensors: Bool

    public init(
        targetHours: Double = standardTargetHours,
        absorptionThreshold: Double = standardAbsorptionThreshold,
        strategy: RecommendationStrategy = .bySite,
        cooldown: Int = standardCooldown,
        isOnboardingCompleted: Bool = false,
        reminders: ReminderSettings = ReminderSettings(),
        namesInReminders: Bool = false,
        clockHours: ClockHours? = nil,
        usesSensors: Bool = false
    ) {
        self.targetHours = Self.target(targetHours)
        self.absorptionThreshold = Self.threshold(absorptionThreshold)
        self.strategy = strategy
        self.cooldown = Self.cooldown(cooldown)
        self.isOnboardingCompleted = isOnboardingCompleted
        self.reminders = reminders
        self.namesInReminders = namesInReminders
        self.clockHours = clockHours
        self.usesSensors = usesSensors
    }

    /// The wearer's settings of this value with the device settings of another.
    package func with(device other: SiteSettings) -> SiteSettings {
        var settings = self
        settings.isOnboardingCompleted = other.isOnboardingCompleted
        settings.namesInReminders = other.namesInReminders
        settings.clockHours = other.clockHours
        return settings
    }

    private static func target(_ hours: Double) -> Double {
        limited(hours, to: targetHoursRange, default: standardTargetHours)
    }

    private static func threshold(_ percent: Double) -> Double {
        limited(percent, to: absorptionThresholdRange, default: standardAbsorptionThreshold)
    }

    private static func cooldown(_ changes: Int) -> Int {
        changes < 1
            ? standardCooldown
            : min(max(changes, cooldownRange.lowerBound), cooldownRange.upperBound)
    }

    private static func limited(
        _ number: Double,
        to range: ClosedRange<Double>,
        default standard: Double
    ) -> Double {
        guard number.isFinite, number > 0 else { return standard }
        return min(max(number, range.lowerBound), range.upperBound)
    }
}

extension SiteSettings {
    /// The step of the target in hours: half a day.
    private static let targetHoursStep = 12.0
    /// The step of the threshold, in percentage points.
    private static let absorptionThresholdStep = 5.0

    /// The hours in a picker of the target, ascending: every step of the range, and ``targetHours``
    /// if it is between two.
    public var targetHoursChoices: [Double] {
        Self.choices(Self.targetHoursRange, by: Self.targetHoursStep, keeping: targetHours)
    }

    /// The percentages in a picker of ``absorptionThreshold``, built in the same way.
    public var absorptionThresholdChoices: [Double] {
        Self.choices(
            Self.absorptionThresholdRange,
            by: Self.absorptionThresholdStep,
            keeping: absorptionThreshold
        )
    }

    private static func choices(
        _ range: ClosedRange<Double>,
        by step: Double,
        keeping value: Double
    ) -> [Double] {
        let steps = Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
        return steps.contains(value) ? steps : (steps + [value]).sorted()
    }
}

extension SiteSettings {
    /// The usual time of a sensor in hours.
    static let sensorTargetHours = 240.0

    /// The planned time of a device in hours.
    func targetHours(of device: WornDevice) -> Double {
        device == .sensor ? Self.sensorTargetHours : targetHours
    }
}
