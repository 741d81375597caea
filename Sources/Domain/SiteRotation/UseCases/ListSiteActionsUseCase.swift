import MomentumDomain

/// Lists the changes that can be taken back.
public protocol ListSiteActionsUseCaseProtocol: Sendable {
    /// The changes of this device that can be taken back one after the other, newest first; 50 at
    /// most.
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
