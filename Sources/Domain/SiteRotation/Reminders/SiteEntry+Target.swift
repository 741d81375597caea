extension SiteEntry {
    /// The planned wear time in hours: the entry's own, or that of the settings for its device.
    public func targetHours(_ settings: SiteSettings, of device: WornDevice = .set) -> Double {
        targetHours ?? settings.targetHours(of: device)
    }

    /// The planned wear time of its profile in hours; `nil` without a profile.
    public var targetHours: Double? { targetMinutes.map { Double($0) / 60 } }
}
