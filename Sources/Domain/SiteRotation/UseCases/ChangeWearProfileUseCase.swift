public import MomentumDomain

/// Adds, changes or archives wear profiles.
public protocol ChangeWearProfileUseCaseProtocol: Sendable {
    /// Changes one profile; entries keep their planned hours.
    /// - Parameter change: The confirmed change; its id takes effect once.
    /// - Returns: The profile in its new state; `nil` if a repeated change concerns a deleted one.
    /// - Throws: ``SiteRotationError/unknownProfile(_:)``, ``SiteRotationError/profileExists(_:)``,
    ///   ``SiteRotationError/emptyProfileName``, ``SiteRotationError/nameTooLong(limit:)``,
    ///   ``SiteRotationError/hoursOutOfRange(_:)`` or ``SiteRotationError/repository(_:)``; nothing
    ///   is then written.
    @discardableResult
    func execute(_ change: WearProfileChange) async throws(SiteRotationError) -> WearProfile?
}

/// Passes the change to the repository, which checks it against the newest records.
public struct ChangeWearProfileUseCase: ChangeWearProfileUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock

    public init(sites: any SiteRotationRepository, dates: any WallClock) {
        self.sites = sites
        self.dates = dates
    }

    public func execute(_ change: WearProfileChange) async throws(SiteRotationError) -> WearProfile?
    {
        let after = try await sites.perform([.changeProfile(change)], at: dates.now).last?.after
        switch change.action {
        case .add(let name, _, _): return after?.profile(named: name)
        case .edit(let id, _, _), .archive(let id, _): return after?.profile(id)
        }
    }
}
