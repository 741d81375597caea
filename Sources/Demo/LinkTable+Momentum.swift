import MomentumAuthenticationPresentation
import MomentumPresentation
import MomentumSchedulingPresentation
import MomentumSiteRotationPresentation

extension LinkTable<AppRoute> {
    /// The links of every feature that has screens (AK-15).
    static var momentum: LinkTable {
        let scheme = "momentum"
        var links = LinkTable(scheme: scheme, [:])
        links.include(.siteRotation(scheme: scheme)) { .sites($0) }
        links.include(.scheduling(scheme: scheme)) { .scheduling($0) }
        links.include(.authentication(scheme: scheme)) { .authentication($0) }
        return links
    }
}
