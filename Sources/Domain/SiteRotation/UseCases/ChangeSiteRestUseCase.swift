public import MomentumDomain

/// Adds, ends or deletes rests of places.
public protocol ChangeSiteRestUseCaseProtocol: Sendable {
    /// Changes one rest; a beginning or an end that is not given is the moment of this call.
    /// - Parameter change: The confirmed change; its id takes effect once.
    /// - Returns: The rest as it is now, or as it was before its deletion; `nil` when an earlier
    ///   call had deleted it.
    /// - Throws: ``SiteRotationError/unknownLocation(_:)``, ``SiteRotationError/unknownRest(_:)``,
    ///   ``SiteRotationError/restIsOver(_:)``, ``SiteRotationError/endBeforeStart(start:end:)``,
    ///   ``SiteRotationError/noteTooLong(limit:)`` or ``SiteRotationError/repository(_:)``; nothing
    ///   is written then.
    @discardableResult
    func execute(_ change: SiteRestChange) async throws(SiteRotationError) -> SiteRest?
}

/// Passes the change to the repository, which checks it against the newest records.
public struct ChangeSiteRestUseCase: ChangeSiteRestUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock

    public init(sites: any SiteRotationRepository, dates: any WallClock) {
        self.sites = sites
        self.dates = dates
    }

    public func execute(_ change: SiteRestChange) async throws(SiteRotationError) -> SiteRest? {
        let commit = try await sites.perform([.changeRest(change)], at: dates.now).last
        let id =
            switch change.action {
            case .add: change.id
            case .end(let id), .delete(let id): id
            }
        return [commit?.after, commit?.before].compactMap { $0?.rests.first { $0.id == id } }.first
    }
}
