import MomentumSiteRotationDomain

extension SiteSettings {
    /// The settings of the first version, without the device's own.
    var oldest: [SiteSettingsChange] {
        [
            .targetHours(targetHours), .absorptionThreshold(absorptionThreshold),
            .strategy(strategy), .cooldown(cooldown),
        ]
    }
}
