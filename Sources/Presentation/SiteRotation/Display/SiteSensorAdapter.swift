public import MomentumSiteRotationDomain

/// The line about the sensor on a screen of sets.
public struct SiteSensorAdapter: Hashable, Sendable {
    public let title: String
    /// The line, such as `Left Back Arm, 3.0 hours of 240 hours, due in 9 days 21h`, or a text that
    /// none is worn.
    public let text: String

    /// `home` must be of sensors.
    public init(_ home: SiteHome, display: SiteDisplay) {
        let texts = display.texts.sensors
        title = texts.title
        text =
            home.active.map { active in
                let active = ActiveSiteAdapter(active, display: display)
                return texts.worn(active.title, active.elapsedText, active.target, active.dueText)
            } ?? texts.none
    }
}
