/// Records that a new infusion set was placed.
public protocol LogSiteChangeUseCaseProtocol: Sendable {
    /// Ends the open entry and starts one at a location, both or neither (SR-28).
    ///
    /// "Now" is read when this is called, so it belongs behind the confirmation (SR-31).
    ///
    /// - Parameter change: What the wearer confirmed; its id takes effect once (SR-32).
    /// - Returns: The entry that was opened, and the one that was closed; for a repeated operation
    ///   as both are now.
    /// - Throws: ``SiteRotationError/unknownLocation(_:)`` and
    ///   ``SiteRotationError/disabledLocation(_:)`` for a location that cannot be chosen;
    ///   ``SiteRotationError/changeInTheFuture(_:)`` and
    ///   ``SiteRotationError/changeBeforeLatestEntry(_:latest:)`` for a time that cannot be;
    ///   ``SiteRotationError/repository(_:)`` when it could not be saved. Nothing is written then.
    @discardableResult
    func execute(_ change: SiteChange) async throws(SiteRotationError) -> LoggedSiteChange
}
