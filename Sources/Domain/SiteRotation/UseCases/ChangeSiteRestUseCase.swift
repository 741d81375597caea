public import MomentumDomain

/// Adds, ends or deletes rests of places.
public protocol ChangeSiteRestUseCaseProtocol: Sendable {
    /// Changes one rest; an omitted beginning or end is the time of this call.
    /// - Parameter change: The confirmed change; its id takes effect once.
    /// - Returns: The rest in its new state, or before its deletion; `nil` if an earlier call
    ///   deleted it.
    /// - Throws: ``SiteRotationError/unknownLocation(_:)``, ``SiteRotationError/unknownRest(_:)``,
    ///   ``SiteRotationError/restIsOver(_:)``, ``SiteRotationError/endBeforeStart(start:end:)``,
    ///   ``SiteRotationError/noteTooLong(limit:)`` or ``SiteRotationError/repository(_:)``; nothing
    ///   is then written.
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
