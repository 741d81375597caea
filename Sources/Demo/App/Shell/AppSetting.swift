import MomentumSiteRotationDomain

/// A setting that is changed by name and value, such as `target 60` (TA-12).
enum AppSetting: String, CaseIterable {
    case target
    case threshold
    case strategy
    case cooldown
    case clock
    case sensors

    /// The change to a typed value; `nil` for an invalid one.
    func change(to text: String) -> SiteSettingsChange? {
        switch self {
        case .target:
            number(text, in: SiteSettings.targetHoursRange).map { .targetHours($0) }
        case .threshold:
            number(text, in: SiteSettings.absorptionThresholdRange)
                .map { .absorptionThreshold($0) }
        case .strategy:
            RecommendationStrategy.allCases
                .first { $0.rawValue.lowercased() == text.lowercased() }.map { .strategy($0) }
        case .cooldown:
            Int(text).flatMap { SiteSettings.cooldownRange.contains($0) ? .cooldown($0) : nil }
        case .clock:
            text.lowercased() == "system"
                ? .clockHours(nil)
                : Int(text).flatMap(ClockHours.init).map { .clockHours($0) }
        case .sensors:
            ["on": true, "off": false][text.lowercased()].map { .sensors($0) }
        }
    }

    /// The accepted values, with an example.
    var help: String {
        switch self {
        case .target:
            "target takes hours from \(limits(SiteSettings.targetHoursRange)): target 60"
        case .threshold:
            "threshold takes percent from \(limits(SiteSettings.absorptionThresholdRange)): "
                + "threshold 20"
        case .strategy:
            "strategy is one of "
                + RecommendationStrategy.allCases.map(\.rawValue).joined(separator: ", ")
        case .cooldown:
            "cooldown takes changes from \(SiteSettings.cooldownRange.lowerBound) to "
                + "\(SiteSettings.cooldownRange.upperBound): cooldown 3"
        case .clock: "clock is one of 12, 24, system"
        case .sensors: "sensors is one of on, off"
        }
    }

    private func number(_ text: String, in range: ClosedRange<Double>) -> Double? {
        Double(text).flatMap { range.contains($0) ? $0 : nil }
    }

    private func limits(_ range: ClosedRange<Double>) -> String {
        "\(Int(range.lowerBound)) to \(Int(range.upperBound))"
    }
}
