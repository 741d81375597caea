public import MomentumSiteRotationDomain

/// The use cases of a correction: planning and applying it.
public struct SiteCorrectionChanges: Sendable {
    let planning: any PlanSiteCorrectionUseCaseProtocol
    let applying: any ApplySiteCorrectionUseCaseProtocol

    public init(
        planning: any PlanSiteCorrectionUseCaseProtocol,
        applying: any ApplySiteCorrectionUseCaseProtocol
    ) {
        self.planning = planning
        self.applying = applying
    }
}
