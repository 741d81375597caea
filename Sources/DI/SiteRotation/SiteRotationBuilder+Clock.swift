import MomentumContainer
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

extension SiteRotationBuilder {
    /// Shows times with the hours that this device chose, before any settings are read.
    ///
    /// Screens that show settings do so by themselves. Settings that cannot be read change nothing.
    package func showChosenHours() async {
        guard let device = try? container.resolve((any SiteSettingsMirror).self),
            let document = try? await device.document()
        else { return }
        display.show(document.settings.clockHours)
    }
}
