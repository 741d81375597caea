import MomentumDomain

/// Lists the changes that can be undone.
public protocol ListSiteActionsUseCaseProtocol: Sendable {
    /// The changes of this device that can be undone one after the other, newest first; at most 50.
    func execute() async throws(SiteRotationError) -> [SiteAction]
}

/// Asks the repository.
public struct ListSiteActionsUseCase: ListSiteActionsUseCaseProtocol {
    private let sites: any SiteRotationRepository

    public init(sites: any SiteRotationRepository) {
        self.sites = sites
    }

    public func execute() async throws(SiteRotationError) -> [SiteAction] {
        do throws(RepositoryError) {
            return try await sites.actions()
        } catch {
            throw .repository(error)
        }
    }
}
