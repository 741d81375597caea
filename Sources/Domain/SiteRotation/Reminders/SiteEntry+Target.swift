extension SiteEntry {
    /// The planned wearing time in hours: its own, or else that of the settings.
    public func targetHours(_ settings: SiteSettings) -> Double {
        targetMinutes.map { Double($0) / 60 } ?? settings.targetHours
    }
}
