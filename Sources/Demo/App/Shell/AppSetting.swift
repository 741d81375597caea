import MomentumSiteRotationDomain
import MomentumTerminal

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
            let range = SiteSettings.targetHoursRange
            return saying(
                """
                target takes hours from \(Int(range.lowerBound)) to \(Int(range.upperBound)): \
                target 60
                """
            )
        case .threshold:
            let range = SiteSettings.absorptionThresholdRange
            return saying(
                """
                threshold takes percent from \(Int(range.lowerBound)) to \
                \(Int(range.upperBound)): threshold 20
                """
            )
        case .strategy:
            let names = RecommendationStrategy.allCases.map(\.rawValue).joined(separator: ", ")
            return saying("strategy is one of \(names)")
        case .cooldown:
            let range = SiteSettings.cooldownRange
            return saying(
                """
                cooldown takes changes from \(range.lowerBound) to \(range.upperBound): cooldown 3
                """
            )
        case .clock: return saying("clock is one of 12, 24, system")
        case .sensors: return saying("sensors is one of on, off")
        }
    }

    private func number(_ text: String, in range: ClosedRange<Double>) -> Double? {
        Double(text).flatMap { range.contains($0) ? $0 : nil }
    }
}
