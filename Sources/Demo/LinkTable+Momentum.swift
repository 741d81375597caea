import MomentumAuthenticationPresentation
import MomentumPresentation
import MomentumSchedulingPresentation
import MomentumSiteRotationPresentation
import MomentumSuggestionsPresentation

extension LinkTable<AppRoute> {
    /// The links of every feature that has screens (AK-15).
    static var momentum: LinkTable {
        let scheme = "momentum"
        var links = LinkTable(scheme: scheme, [:])
        links.include(.siteRotation(scheme: scheme), in: .sites)
        links.include(.siteSync(scheme: scheme), in: .syncing)
        links.include(.watch(scheme: scheme), in: .watch)
        links.include(.scheduling(scheme: scheme), in: .scheduling)
        links.include(.authentication(scheme: scheme), in: .authentication)
        links.include(.suggestions(scheme: scheme), in: .suggestions)
        return links
    }
}
