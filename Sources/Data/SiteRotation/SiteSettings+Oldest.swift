import MomentumSiteRotationDomain

extension SiteSettings {
    /// The settings that the first version knew, without that of the device.
    var oldest: [SiteSettingsChange] {
        [
            .targetHours(targetHours), .absorptionThreshold(absorptionThreshold),
            .strategy(strategy), .cooldown(cooldown),
        ]
    }
}
