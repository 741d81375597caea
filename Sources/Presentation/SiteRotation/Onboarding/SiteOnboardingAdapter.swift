public import MomentumSiteRotationDomain

/// The texts of a page of onboarding.
public struct SiteOnboardingAdapter: Hashable, Sendable {
    public let title: String
    public let text: String
    /// The statement on every page that this is not a medical device.
    public let disclaimer: String

    public init(_ page: SiteOnboardingViewModel.Page, texts: SiteTexts) {
        let words = texts.settings
        (title, text) =
            switch page {
            case .welcome: (words.welcome, words.welcomeText)
            case .locations: (words.chooseLocations, words.chooseLocationsText)
            case .ready: (words.ready, words.readyText)
            }
        disclaimer = texts.disclaimer
    }
}
