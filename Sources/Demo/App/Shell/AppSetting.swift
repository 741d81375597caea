import Foundation
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

    /// The change to a value as people type it in a place; `nil` for an invalid one.
    func change(to text: String, in locale: Locale) -> SiteSettingsChange? {
        let number = Double(typed: text, in: locale)
        switch self {
        case .target:
            return number.flatMap {
                SiteSettings.targetHoursRange.contains($0) ? .targetHours($0) : nil
            }
        case .threshold:
            return number.flatMap {
                SiteSettings.absorptionThresholdRange.contains($0) ? .absorptionThreshold($0) : nil
            }
        case .strategy:
            return RecommendationStrategy.allCases
                .first { $0.rawValue.lowercased() == text.lowercased() }.map { .strategy($0) }
        case .cooldown:
            return Int(text).flatMap {
                SiteSettings.cooldownRange.contains($0) ? .cooldown($0) : nil
            }
        case .clock:
            return text.lowercased() == "system"
                ? .clockHours(nil)
                : Int(text).flatMap(ClockHours.init).map { .clockHours($0) }
        case .sensors:
            return ["on": true, "off": false][text.lowercased()].map { .sensors($0) }
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
}
