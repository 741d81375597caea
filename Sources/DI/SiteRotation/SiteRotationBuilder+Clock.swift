import MomentumContainer
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

extension SiteRotationBuilder {
    /// Applies this device's hour format before any settings are loaded.
    ///
    /// Screens with settings do so themselves. Unreadable settings change nothing.
    package func showChosenHours() async {
        guard let device = try? container.resolve((any SiteSettingsMirror).self),
            let document = try? await device.document()
        else { return }
        display.show(document.settings.clockHours)
    }
}
