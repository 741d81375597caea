public import MomentumSiteRotationDomain

/// The use cases of a selection: logging a change, and correcting the previous one.
public struct SiteEntryChanges: Sendable {
    let logging: any LogSiteChangeUseCaseProtocol
    let editing: any EditSiteEntryUseCaseProtocol

    public init(
        logging: any LogSiteChangeUseCaseProtocol,
        editing: any EditSiteEntryUseCaseProtocol
    ) {
        self.logging = logging
        self.editing = editing
    }
}
