public import MomentumSiteRotationDomain

/// The texts of the settings.
public struct SiteSettingsAdapter: Hashable, Sendable {
    /// One setting in words.
    public struct Row: Hashable, Sendable {
        public let title: String
        public let value: String
    }

    /// The rows: target, threshold, strategy, cooldown, sensors, hour format.
    public let rows: [Row]

    public init(_ settings: SiteSettings, display: SiteDisplay) {
        let texts = display.texts.settings
        let target = display.number(settings.targetHours)
        let threshold = display.number(settings.absorptionThreshold)
        rows = [
            Row(title: texts.target, value: display.texts.statistics.hours(target)),
            Row(title: texts.absorptionThreshold, value: texts.percent(threshold)),
            Row(title: texts.strategy, value: texts.word(for: settings.strategy)),
            Row(title: texts.cooldown, value: texts.changes(settings.cooldown)),
            Row(
                title: display.texts.sensors.logs,
                value: settings.usesSensors
                    ? display.texts.sensors.switchedOn : display.texts.sensors.switchedOff
            ),
            Row(title: texts.clock, value: texts.clockHours(settings.clockHours)),
        ]
    }
}
