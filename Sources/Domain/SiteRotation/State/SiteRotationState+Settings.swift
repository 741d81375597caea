import Foundation
import MomentumDomain

extension SiteRotationState {
    /// The wearer's settings; `nil` before any were chosen (SR-199).
    func projectSettings() -> SiteSettings? {
        tables.settings[SettingsRecord.recordID].map { SiteSettings($0) }
    }

    /// Writes the settings that differ from the visible ones.
    func writes(of change: SiteSettingsEdit) -> SiteWrites {
        let shown = records.settings ?? SiteSettings()
        let record = SettingsRecord(from: shown, to: shown.applying(change.changes))
        var writes = SiteWrites()
        if record != SettingsRecord(id: record.id) { writes.settings = [record] }
        return writes
    }
}

extension SettingsRecord {
    /// Creates writes of the values that differ; settings of one device are excluded.
    fileprivate init(from old: SiteSettings, to new: SiteSettings) {
        self.init(id: Self.recordID)
        func write<Value: Hashable & Sendable>(
            _ value: (SiteSettings) -> Value
        ) -> FieldWrite<Value> {
            value(new) == value(old) ? .keep : .set(value(new))
        }
        target = write { Int64(($0.targetHours * 60).rounded()) }
        threshold = write { Int64(($0.absorptionThreshold * 100).rounded()) }
        strategy = write { $0.strategy.rawValue }
        cooldown = write { Int64($0.cooldown) }
        reminders = write { $0.reminders.isOn ? 1 : 0 }
        lead = write { Int64($0.reminders.leadMinutes) }
        repeatAfter = write { Int64($0.reminders.repeatMinutes) }
        repeatCount = write { Int64($0.reminders.repeatCount) }
        quietFrom = write { $0.reminders.quietHours.map { Int64($0.from) } }
        quietTo = write { $0.reminders.quietHours.map { Int64($0.to) } }
        margin = write { Int64($0.reminders.marginMinutes) }
        sensors = write { $0.usesSensors ? 1 : 0 }
    }
}

extension SiteSettings {
    /// Creates the settings of these registers, with the default for each missing value.
    fileprivate init(_ registers: SettingsRecord.Registers) {
        self.init()
        func number(_ register: Register<Int64?>?) -> Int? {
            (register?.value ?? nil).map { Int(clamping: $0) }
        }
        if let minutes = number(registers.target) { targetHours = Double(minutes) / 60 }
        if let hundredths = number(registers.threshold) {
            absorptionThreshold = Double(hundredths) / 100
        }
        if let name = registers.strategy?.value ?? nil {
            strategy = RecommendationStrategy(rawValue: name) ?? strategy
        }
        if let changes = number(registers.cooldown) { cooldown = changes }
        if let isOn = number(registers.reminders) { reminders.isOn = isOn != 0 }
        if let minutes = number(registers.lead) { reminders.leadMinutes = minutes }
        if let minutes = number(registers.repeatAfter) { reminders.repeatMinutes = minutes }
        if let count = number(registers.repeatCount) { reminders.repeatCount = count }
        if let from = number(registers.quietFrom), let to = number(registers.quietTo) {
            reminders.quietHours = QuietHours(from: from, to: to)
        }
        if let minutes = number(registers.margin) { reminders.marginMinutes = minutes }
        if let isUsed = number(registers.sensors) { usesSensors = isUsed != 0 }
    }
}
