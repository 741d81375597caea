/// What settings and onboarding say; part of ``SiteTexts``.
public struct SiteSettingsTexts: Sendable {
    public var target = "Target duration"
    public var absorptionThreshold = "Absorption alert threshold"
    public var strategy = "Recommendations"
    public var cooldown = "Body-part cooldown"
    public var percent: @Sendable (_ number: String) -> String = { "\($0)%" }
    public var changes: @Sendable (Int) -> String = { $0.counted("change", "changes") }
    public var bySite = "By site"
    public var byBodyPart = "By body part"
    public var bodyPartCooldown = "With a rest for body parts"

    /// What is stored where (SR-85, SR-149).
    public var storage = """
        Your records and settings are kept on this device. Nothing leaves it but the files you \
        export, and what you sync yourself.
        """

    public var welcome = "Welcome"
    public var welcomeText = "Keep track of your infusion sites, or restore a backup."
    public var chooseLocations = "Your locations"
    public var chooseLocationsText = "Switch off the places that you do not use."
    public var ready = "Ready"
    public var readyText =
        "Log your first site change. Everything can be changed later in settings."

    /// The sentences in English.
    public init() {}

    /// The strategy in words.
    public func word(for strategy: RecommendationStrategy) -> String {
        switch strategy {
        case .bySite: bySite
        case .byBodyPart: byBodyPart
        case .bodyPartCooldown: bodyPartCooldown
        }
    }
}
